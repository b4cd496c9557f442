import {
  clearing,
  earned,
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
import { partsBack, partsOf } from '../milestones/paid-rules.ts'
import { moveMilestone } from '../moves/make-move.ts'
import { type Dispute, memberOf, type Milestone, type LockedDeal } from '../moves/locked-deal.ts'
import type { MoveName } from '../moves/moves.ts'
import { decidedClearsAt } from './appeal-rules.ts'
import { type Settlement, pricedAs, settle, settleAgain } from '../settle-rules.ts'
import { findGiver, type Giver, sayWhoCannot } from './who-gives.ts'

/**
 * Undoes part of a release after a claim: the seller gives back what was not earned, the marketplace its fee on it. While the
 * money clears it is taken from there, of a team by the shares by which they got it; once it has cleared it is the seller's, and
 * only they can give it back, of a team whoever says yes to it and nobody else.
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
  const hadMinor = milestone.earnedMinor ?? milestone.priceMinor
  const { fromSeller, fromMarketplace, toBuyer } = settleAgain(priced, hadMinor, earnedMinor)
  const now = settle(priced, earnedMinor)
  const isGivenByHand = !open.isMoneyHeld && fromSeller > 0n
  if (isGivenByHand && room.by === 'admin')
    throw new Conflict('This money has cleared: only the seller can give it back')
  if (open.isMoneyHeld) {
    // What was decided can be appealed while it clears, so it has its whole time to.
    const notBefore = room.by === 'admin' ? decidedClearsAt(deal, { endedAt: tx.now }) : undefined
    if (fromSeller === 0n) await resumeClearing(tx, milestone.id, notBefore)
    else await takeFromClearing(tx, milestone.id, partsOf(room, now.toSeller), notBefore)
  }
  const giver = isGivenByHand && room.shares.length > 0 ? await findGiver(tx, room, open) : undefined
  const given = giver
    ? [{ memberId: giver.memberId, amount: fromSeller }]
    : partsBack(room, settle(priced, hadMinor).toSeller, now.toSeller)
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
      ...given.map((part) => givenBy(part, open, giver)),
      { account: revenue, amount: negated(fromMarketplace) },
      ...back,
    ],
  }).catch((error: unknown) => sayWhoCannot(tx, room, giver, error))
  await moveMilestone(tx, room, move, milestone, {
    to: stateEarned(milestone, earnedMinor),
    earnedMinor,
  })
  return now
}

/** From what clears by the shares; what has cleared from the balance of one person, of a team of what they earned. */
function givenBy(
  { memberId, amount }: { memberId: string; amount: Minor },
  { isMoneyHeld }: Dispute,
  giver: Giver | undefined,
) {
  if (isMoneyHeld) return { account: clearing(memberId), amount: negated(amount) }
  return giver && !giver.isAlone
    ? { account: earned(memberId), amount: negated(amount) }
    : { spentBy: memberId, amount: negated(amount) }
}
