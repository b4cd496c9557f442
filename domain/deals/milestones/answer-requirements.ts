import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMove } from '../moves/expect-move.ts'
import { stopClocks } from '../clocks/clocks.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { openDisputeOf } from '../moves/deal-facts.ts'
import { enterRoom, type LockedDeal } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'
import { dueDates } from './due-rules.ts'
import { answersTo } from './requirement-answers.ts'

type Answers = {
  dealId: string
  answers: Record<string, string>
  /** By the question that they answer. */
  files?: Readonly<Record<string, readonly AddedFile[]>>
}

/** The seller knows what is needed: the time to deliver starts now. */
export async function answerRequirements(
  tx: Transaction,
  actor: MemberActor,
  { dealId, answers, files = {} }: Answers,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'answerRequirements')
  const { requirements } = room.deal
  const known = answersTo(requirements, answers, files)
  for (const { id, filesId } of requirements)
    if (filesId) await addFiles(tx, { dealId, subjectId: filesId, by: room.by }, files[id] ?? [])
  await stopClocks(tx, dealId, ['remind-requirements', 'cancel-unanswered'])
  await record(tx, room, 'requirements-answered')
  await startTime(tx, room)
  await concludeMove(tx, room, 'answerRequirements', {
    requirementAnswers: known,
    requirementsAnsweredAt: tx.now,
  })
}

/** The time of everything that is paid for begins, and the record says when each is due. */
async function startTime(tx: Transaction, room: LockedDeal): Promise<void> {
  const funded = room.milestones.filter(({ state }) => state === 'funded')
  // Of what is disputed the time begins when the dispute is over, which moves the date by its whole length.
  const begins = new Map(
    funded.map(({ id }) => [id, openDisputeOf(room.disputes, id)?.openedAt ?? tx.now] as const),
  )
  const due = dueDates(room.milestones, begins)
  for (const milestone of funded) {
    const dueAt = due.get(milestone.id)
    if (!dueAt) throw new Error(`The time of the milestone ${milestone.id} does not begin`)
    await moveMilestone(tx, room, 'answerRequirements', milestone, { dueAt })
    await record(tx, room, 'work-begun', {
      milestoneId: milestone.id,
      data: { dueAt: dueAt.toISOString() },
    })
  }
}
