import {
  clearing,
  escrow,
  postingsBack,
  postTransfer,
  revenue,
  takeFromClearing,
} from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { negated, subtract, type Minor } from '#platform/money/money.ts'
import { isPartOf } from './clearing-rules.ts'
import { partsBack, partsOf } from './paid-rules.ts'
import { type LockedDeal, memberOf, type Milestone } from '../moves/locked-deal.ts'
import { moveMilestone } from '../moves/make-move.ts'
import { pricedAs, settle, settleAgain, type TakenBack } from '../settle-rules.ts'

/**
 * Lowers the price of a milestone as both agreed. What was paid above the new price goes back to the buyer at once: from escrow
 * while the work is under way, after the release from what still clears and from the fees on that part.
 */
export async function refundPart(
  tx: Transaction,
  room: LockedDeal,
  milestone: Milestone,
  { refundMinor, key }: { refundMinor: Minor; key: string },
): Promise<TakenBack> {
  if (!isPartOf(refundMinor, milestone))
    throw new Conflict('This is not a part of the price any more: propose another amount')
  const { deal } = room
  const priced = pricedAs(deal, milestone)
  const priceMinor = subtract(milestone.priceMinor, refundMinor)
  const back = settleAgain(priced, milestone.priceMinor, priceMinor)
  const buyerId = memberOf(deal, 'buyer')
  const toBuyer = await postingsBack(tx, { milestoneId: milestone.id, buyerId }, back.toBuyer)
  const about = { key, subject: { kind: 'milestone', id: milestone.id }, dealId: deal.id }
  const isReleased = milestone.state === 'released'
  if (isReleased) {
    const before = settle(priced, milestone.priceMinor).toSeller
    const left = settle(priced, priceMinor).toSeller
    await takeFromClearing(tx, milestone.id, partsOf(room, left))
    await postTransfer(tx, {
      kind: 'take-back',
      ...about,
      postings: [
        ...partsBack(room, before, left).map(({ memberId, amount }) => ({
          account: clearing(memberId),
          amount: negated(amount),
        })),
        { account: revenue, amount: negated(back.fromMarketplace) },
        ...toBuyer,
      ],
    })
  } else
    await postTransfer(tx, {
      kind: 'refund',
      ...about,
      postings: [{ account: escrow(milestone.id), amount: negated(back.toBuyer) }, ...toBuyer],
    })
  await moveMilestone(tx, room, 'agreeRefund', milestone, {
    priceMinor,
    ...(isReleased ? { earnedMinor: priceMinor } : {}),
  })
  return back
}
