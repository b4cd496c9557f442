import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { expectMove } from '../moves/expect-move.ts'
import { after, DAY_MS, stopClocks } from '../clocks/clocks.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'

/** The seller knows what is needed: the time to deliver starts now. */
export async function answerRequirements(
  tx: Transaction,
  actor: MemberActor,
  { dealId, answers }: { dealId: string; answers: Record<string, string> },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'answerRequirements')
  const missing = room.deal.requirements.filter(({ id, isRequired }) => isRequired && !answers[id]?.trim())
  if (missing.length > 0)
    throw new Invalid(
      'Some questions have no answer yet',
      Object.fromEntries(
        missing.map(({ id, question }) => [`answers.${id}`, [`${question}: write an answer`]]),
      ),
    )
  const strange = room.deal.requirements.filter(({ id, choices }) => {
    const answer = answers[id]?.trim()
    return choices && answer && !choices.includes(answer)
  })
  if (strange.length > 0)
    throw new Invalid(
      'Some answers are none of the choices',
      Object.fromEntries(
        strange.map(({ id, question }) => [`answers.${id}`, [`${question}: choose one of the answers`]]),
      ),
    )
  const known = Object.fromEntries(
    room.deal.requirements.flatMap(({ id }) => (answers[id]?.trim() ? [[id, answers[id].trim()]] : [])),
  )
  for (const milestone of room.milestones.filter(({ state }) => state === 'funded'))
    await moveMilestone(tx, room, 'answerRequirements', milestone, {
      dueAt: after(tx.now, milestone.days * DAY_MS),
    })
  await stopClocks(tx, dealId, ['remind-requirements', 'cancel-unanswered'])
  await record(tx, room, 'requirements-answered')
  await concludeMove(tx, room, 'answerRequirements', {
    requirementAnswers: known,
    requirementsAnsweredAt: tx.now,
  })
}
