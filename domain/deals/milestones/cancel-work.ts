import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { cancellationFault } from '../cancellation-rules.ts'
import { cancelMilestone, figuresOf } from './end-milestone.ts'
import { factsOf } from '../moves/deal-facts.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'

/**
 * Cancels at once, the whole money back to the buyer. The seller may any time before the release, and carries the fault;
 * the buyer in the free hours (nobody's fault) or when the seller is late (the seller's). Who leaves a banned other side is at no
 * fault.
 */
export async function cancelWork(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, reason }: { dealId: string; milestoneId: string; reason: string },
): Promise<void> {
  authorise(actor, 'deal.pay')
  const room = await enterRoom(tx, actor, dealId)
  const milestone = expectMilestoneMove(tx, room, 'cancelWork', milestoneId)
  const fault = cancellationFault(factsOf(room), milestone, { by: room.by, now: tx.now })
  const parts = await cancelMilestone(tx, room, 'cancelWork', milestone, fault)
  await record(tx, room, 'cancelled', { milestoneId, data: { reason, fault, ...figuresOf(parts) } })
  await concludeMove(tx, room, 'cancelWork')
}
