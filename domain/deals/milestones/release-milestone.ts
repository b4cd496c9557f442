import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { endMilestone, figuresOf } from './end-milestone.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom, type LockedDeal } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'

type Which = { dealId: string; milestoneId: string }

/** The buyer accepts what was delivered: the money goes to the seller, and clears in its days. */
export async function acceptDelivery(tx: Transaction, actor: MemberActor, which: Which): Promise<void> {
  authorise(actor, 'deal.pay')
  await release(tx, await enterRoom(tx, actor, which.dealId), which.milestoneId, 'acceptDelivery')
}

/** The buyer pays before anything was delivered, warned that the money can't be called back. */
export async function releaseEarly(tx: Transaction, actor: MemberActor, which: Which): Promise<void> {
  authorise(actor, 'deal.pay')
  await release(tx, await enterRoom(tx, actor, which.dealId), which.milestoneId, 'releaseEarly')
}

/** Also what the clock does when the buyer stays silent. */
export async function release(
  tx: Transaction,
  room: LockedDeal,
  milestoneId: string,
  move: 'acceptDelivery' | 'releaseEarly',
): Promise<void> {
  const milestone = expectMilestoneMove(tx, room, move, milestoneId)
  const parts = await endMilestone(tx, room, move, milestone, { earnedMinor: milestone.priceMinor })
  const kind =
    move === 'releaseEarly' ? 'released-early' : room.by === 'clock' ? 'released-by-time' : 'released'
  await record(tx, room, kind, { milestoneId, data: figuresOf(parts) })
  await concludeMove(tx, room, move)
}
