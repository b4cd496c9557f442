import {
  clearing,
  postingsBack,
  postTransfer,
  resumeClearing,
  revenue,
  takeFromClearing,
} from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { negated, type Minor } from '#platform/money/money.ts'
import { stateEarned } from '../milestones/end-milestone.ts'
import { moveMilestone } from '../moves/make-move.ts'
import { type Dispute, memberOf, type Milestone, type LockedDeal } from '../moves/locked-deal.ts'
import type { MoveName } from '../moves/moves.ts'
import { type Settlement, pricedAs, settle, settleAgain } from '../settle-rules.ts'

/**
 * Undoes part of a release after a claim: the seller gives back what was not earned, the marketplace its fee on it. While the
 * money clears it is taken from there; once it has cleared it is the seller's, and only they can give it back.
 */
export async function takeBack(
  tx: Transaction,
  room: LockedDeal,
  move: MoveName,
  open: Dispute,
  milestone: Milestone,
  earnedMinor: Minor,
): Promise<Settlement> {
  const { deal } = room
  const priced = pricedAs(deal, milestone)
  const { fromSeller, fromMarketplace, toBuyer } = settleAgain(
    priced,
    milestone.earnedMinor ?? milestone.priceMinor,
    earnedMinor,
  )
  const now = settle(priced, earnedMinor)
  const sellerId = memberOf(deal, 'seller')
  const isGivenByHand = !open.isMoneyHeld && fromSeller > 0n
  if (isGivenByHand && room.by === 'admin')
    throw new Conflict('This money has cleared: only the seller can give it back')
  const back = await postingsBack(
    tx,
    { milestoneId: milestone.id, buyerId: memberOf(deal, 'buyer') },
    toBuyer,
  )
  await postTransfer(tx, {
    kind: 'take-back',
    key: `take-back:${open.id}`,
    subject: { kind: 'milestone', id: milestone.id },
    dealId: deal.id,
    postings: [
      open.isMoneyHeld
        ? { account: clearing(sellerId), amount: negated(fromSeller) }
        : { spentBy: sellerId, amount: negated(fromSeller) },
      { account: revenue, amount: negated(fromMarketplace) },
      ...back,
    ],
  })
  if (open.isMoneyHeld) {
    if (fromSeller === 0n) await resumeClearing(tx, milestone.id)
    else await takeFromClearing(tx, milestone.id, now.toSeller)
  }
  await moveMilestone(tx, room, move, milestone, {
    to: stateEarned(milestone, earnedMinor),
    earnedMinor,
  })
  return now
}
