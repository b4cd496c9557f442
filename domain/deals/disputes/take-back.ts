import {
  clearing,
  earned,
  NotEnoughMoney,
  postingsBack,
  postTransfer,
  resumeClearing,
  revenue,
  takeFromClearing,
} from '#domain/ledger/index.ts'
import { findPerson } from '#domain/accounts/index.ts'
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

/**
 * Undoes part of a release after a claim: the seller gives back what was not earned, the marketplace its fee on it. While the
 * money clears it is taken from there; once it has cleared it is the seller's, and only they can give it back. Of a team each
 * gives by the shares by which they got it.
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
  const given = partsBack(room, settle(priced, hadMinor).toSeller, now.toSeller)
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
      ...given.map((part) => givenBy(part, open)),
      { account: revenue, amount: negated(fromMarketplace) },
      ...back,
    ],
  }).catch((error: unknown) => sayWho(tx, room, error))
  await moveMilestone(tx, room, move, milestone, {
    to: stateEarned(milestone, earnedMinor),
    earnedMinor,
  })
  return now
}

/** From what clears, or from the balance; a cent that the rounding leaves an owner goes where what they earned is. */
function givenBy({ memberId, amount }: { memberId: string; amount: Minor }, { isMoneyHeld }: Dispute) {
  if (isMoneyHeld) return { account: clearing(memberId), amount: negated(amount) }
  return amount > 0n
    ? { spentBy: memberId, amount: negated(amount) }
    : { account: earned(memberId), amount: negated(amount) }
}

/** Of a team all give or nobody does: who agrees for it is told who can't. */
async function sayWho(tx: Transaction, { shares }: LockedDeal, error: unknown): Promise<never> {
  if (!(error instanceof NotEnoughMoney) || !shares.some(({ memberId }) => memberId === error.owner))
    throw error
  const person = await findPerson(tx.db, error.owner)
  throw new Conflict(
    `${person?.displayName ?? 'One of the team'} has not enough on the balance to give back their part, so nothing was given back`,
  )
}
