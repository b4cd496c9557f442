import {
  clearing,
  escrow,
  holdForClearing,
  postingsBack,
  postTransfer,
  revenue,
} from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { negated, type Minor } from '#platform/money/money.ts'
import { stopClocks } from '../clocks/clocks.ts'
import { dropPlanned, moveMilestone } from '../moves/make-move.ts'
import { memberOf, type Milestone, type LockedDeal } from '../moves/locked-deal.ts'
import type { MoveName } from '../moves/moves.ts'
import type { Fault } from '../schema.server.ts'
import { pricedAs, settle, type Settlement } from '../settle-rules.ts'
import { isHeld, isOver } from '../states.ts'
import { partsOf } from './paid-rules.ts'

const transferKinds = { released: 'release', refunded: 'refund', split: 'split' } as const

/** All of the price is a release, nothing of it a refund, between is a split. */
export function stateEarned(
  { priceMinor }: Pick<Milestone, 'priceMinor'>,
  earnedMinor: Minor,
): 'released' | 'refunded' | 'split' {
  if (earnedMinor === priceMinor) return 'released'
  return earnedMinor === 0n ? 'refunded' : 'split'
}

/**
 * The one way out of escrow: what was earned goes to the seller's clearing (a team's by its shares) with the fee to the marketplace, the rest back to
 * the buyer, and the milestone is over. A milestone ends once: its key in the ledger is its own.
 */
export async function endMilestone(
  tx: Transaction,
  room: LockedDeal,
  move: MoveName,
  milestone: Milestone,
  { earnedMinor, fault }: { earnedMinor: Minor; fault?: Fault },
): Promise<Settlement> {
  const { deal } = room
  const parts = settle(pricedAs(deal, milestone), earnedMinor)
  const to = stateEarned(milestone, earnedMinor)
  const paid = partsOf(room, parts.toSeller)
  const buyerId = memberOf(deal, 'buyer')
  const back = await postingsBack(tx, { milestoneId: milestone.id, buyerId }, parts.toBuyer)
  await postTransfer(tx, {
    kind: transferKinds[to],
    key: `end:${milestone.id}`,
    subject: { kind: 'milestone', id: milestone.id },
    dealId: deal.id,
    postings: [
      { account: escrow(milestone.id), amount: negated(parts.held) },
      ...paid.map(({ memberId, amount }) => ({ account: clearing(memberId), amount })),
      { account: revenue, amount: parts.toMarketplace },
      ...back,
    ],
  })
  await holdForClearing(tx, {
    subjectId: milestone.id,
    dealId: deal.id,
    parts: paid,
    clearingDays: deal.rules.clearingDays,
  })
  await moveMilestone(tx, room, move, milestone, {
    to,
    earnedMinor,
    endedAt: tx.now,
    ...(fault ? { fault } : {}),
  })
  // With the last of them the deal is over, and all of its clocks stop.
  if (!room.milestones.every(({ state }) => isOver(state)))
    await stopClocks(tx, milestone.id, [
      'remind-due',
      'accept-delivery',
      'remind-acceptance-half',
      'remind-acceptance-day',
    ])
  return parts
}

/** A cancelled milestone ends what was planned after it as well, unless other money still waits in the deal. */
export async function cancelMilestone(
  tx: Transaction,
  room: LockedDeal,
  move: MoveName,
  milestone: Milestone,
  fault: Fault,
): Promise<Settlement> {
  const parts = await endMilestone(tx, room, move, milestone, { earnedMinor: 0n as Minor, fault })
  if (!room.milestones.some(({ state }) => isHeld(state))) await dropPlanned(tx, room, move)
  return parts
}

/** The figures of an ending, for the timeline. */
export const figuresOf = ({ toSeller, toMarketplace, toBuyer }: Settlement) => ({
  toSellerMinor: Number(toSeller),
  toMarketplaceMinor: Number(toMarketplace),
  toBuyerMinor: Number(toBuyer),
})
