import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMove } from '../moves/expect-move.ts'
import { after, DAY_MS, stopClocks } from '../clocks/clocks.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { openDisputeOf } from '../moves/deal-facts.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'
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
  for (const milestone of room.milestones.filter(({ state }) => state === 'funded'))
    await moveMilestone(tx, room, 'answerRequirements', milestone, {
      // Of what is disputed the time begins when the dispute is over, which moves the date by its whole length.
      dueAt: after(openDisputeOf(room.disputes, milestone.id)?.openedAt ?? tx.now, milestone.days * DAY_MS),
    })
  await stopClocks(tx, dealId, ['remind-requirements', 'cancel-unanswered'])
  await record(tx, room, 'requirements-answered')
  await concludeMove(tx, room, 'answerRequirements', {
    requirementAnswers: known,
    requirementsAnsweredAt: tx.now,
  })
}
