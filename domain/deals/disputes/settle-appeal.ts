import {
  clearing,
  dropTakenBack,
  escrow,
  holdForClearing,
  type NewTransfer,
  postingsBack,
  postTransfers,
  resumeClearing,
  revenue,
  takeFromClearing,
} from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, negated, subtract, type Minor, zero } from '#platform/money/money.ts'
import { stateEarned } from '../milestones/end-milestone.ts'
import { partsBack, partsOf } from '../milestones/paid-rules.ts'
import { type Dispute, type LockedDeal, memberOf, type Milestone } from '../moves/locked-deal.ts'
import { moveMilestone } from '../moves/make-move.ts'
import type { Fault } from '../schema.server.ts'
import { pricedAs, settle, settleAgain, type Settlement, type TakenBack } from '../settle-rules.ts'

type Ending = { earnedMinor: Minor; fault: Fault | null }
type Change = {
  room: LockedDeal
  milestone: Milestone
  before: Settlement
  now: Settlement
  moved: TakenBack
}
type About = Omit<NewTransfer, 'kind' | 'postings'>

/**
 * Moves what a second decision changes, from what the appeal held and from nothing else: more for the seller out of escrow, more for the
 * buyer out of what clears. What is left of either is whose it was.
 */
export async function settleAppeal(
  tx: Transaction,
  room: LockedDeal,
  milestone: Milestone,
  { id: disputeId, appealHeldMinor: held, isClaim }: Dispute,
  { earnedMinor, fault }: Ending,
): Promise<Settlement> {
  const priced = pricedAs(room.deal, milestone)
  const had = milestone.earnedMinor ?? milestone.priceMinor
  const now = settle(priced, earnedMinor)
  if (held !== null) {
    const moved = settleAgain(priced, had, earnedMinor)
    const change = { room, milestone, before: settle(priced, had), now, moved }
    const about = {
      key: `appeal-end:${disputeId}`,
      subject: { kind: 'milestone', id: milestone.id },
      dealId: room.deal.id,
    }
    if (earnedMinor > had) await earnMore(tx, change, held, about)
    else await earnNoMore(tx, change, held, about)
  }
  await moveMilestone(tx, room, 'decideAgain', milestone, {
    to: stateEarned(milestone, earnedMinor),
    earnedMinor,
    // What is claimed after the release ends no milestone, so it is nobody's fault there.
    ...(fault && !isClaim ? { fault } : {}),
  })
  return now
}

const fromClearing = ({ room, before, now }: Change) =>
  partsBack(room, before.toSeller, now.toSeller).map(({ memberId, amount }) => ({
    account: clearing(memberId),
    amount: negated(amount),
  }))

const back = (tx: Transaction, { room, milestone }: Change, amount: Minor) =>
  postingsBack(tx, { milestoneId: milestone.id, buyerId: memberOf(room.deal, 'buyer') }, amount)

async function earnMore(tx: Transaction, change: Change, held: Minor, about: About): Promise<void> {
  const { room, milestone, before, now, moved } = change
  const parts = partsOf(room, now.toSeller)
  const isFirst = before.toSeller === 0n
  // The seller had nothing: it was never released, or a claim took all of it back.
  if (isFirst) await dropTakenBack(tx, milestone.id)
  else await takeFromClearing(tx, milestone.id, parts)
  await postTransfers(tx, [
    {
      ...about,
      kind: now.toBuyer > 0n ? 'split' : 'release',
      postings: [
        { account: escrow(milestone.id), amount: negated(held) },
        ...fromClearing(change),
        { account: revenue, amount: negated(moved.fromMarketplace) },
        ...(await back(tx, change, add(held, moved.toBuyer))),
      ],
    },
  ])
  if (isFirst)
    await holdForClearing(tx, {
      subjectId: milestone.id,
      dealId: room.deal.id,
      parts,
      clearingDays: room.deal.rules.clearingDays,
    })
}

/** Both movements at once, so that all accounts are locked in one order. */
async function earnNoMore(tx: Transaction, change: Change, held: Minor, about: About): Promise<void> {
  const { room, milestone, now, moved } = change
  if (moved.toBuyer === 0n) await resumeClearing(tx, milestone.id)
  else await takeFromClearing(tx, milestone.id, partsOf(room, now.toSeller))
  const freed = await back(tx, change, held)
  const all = await back(tx, change, add(held, moved.toBuyer))
  await postTransfers(tx, [
    {
      ...about,
      kind: 'refund',
      postings: [{ account: escrow(milestone.id), amount: negated(held) }, ...freed],
    },
    {
      ...about,
      key: `${about.key}:taken`,
      kind: 'take-back',
      postings: [
        ...fromClearing(change),
        { account: revenue, amount: negated(moved.fromMarketplace) },
        ...all.map(({ account, amount }) => ({
          account,
          amount: subtract(amount, freed.find((one) => one.account.kind === account.kind)?.amount ?? zero),
        })),
      ],
    },
  ])
}
