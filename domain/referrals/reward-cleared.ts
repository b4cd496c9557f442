import { asc, eq, inArray } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import { findEarnedCommissions, type MilestoneCommission } from '#domain/deals/index.ts'
import type { Cleared, FollowClearing, NewTransfer } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, zero, type Minor } from '#platform/money/money.ts'
import { findSigns } from './find-signs.ts'
import { type RewardPart, rewardOf, unansweredSigns } from './referral-rules.ts'
import { referral, type Referral, referralReward, type ReferralReward } from './schema.server.ts'
import { transferOf } from './transfer-of-reward.ts'

/** Who leaves has nothing more booked: it would keep them from leaving. */
const REWARDED = new Set(['unverified', 'active', 'banned'])

type Earned = { cleared: Cleared; found: MilestoneCommission; part: RewardPart }

/**
 * The seller's money clears, so our commission on it is final: whoever invited them gets their share of it in the same moment. Where
 * something says that the two are one person the reward is written down and waits for an administrator; nothing is posted.
 */
export const rewardCleared: FollowClearing = async (tx, cleared) => {
  // A tip carries no commission.
  const earned = cleared.filter(({ subjectKind }) => subjectKind === 'milestone')
  const invited = await lockReferrals(
    tx,
    earned.map(({ memberId }) => memberId),
  )
  if (invited.length === 0) return []
  const ids = new Set(invited.map(({ memberId }) => memberId))
  const ofInvited = earned.filter(({ memberId }) => ids.has(memberId))
  const commissions = await findEarnedCommissions(
    tx.db,
    ofInvited.map(({ subjectId }) => subjectId),
  )
  const referrers = await findPeople(
    tx.db,
    invited.map(({ referrerId }) => referrerId),
  )
  const transfers: NewTransfer[] = []
  for (const row of invited) {
    const isThere = REWARDED.has(referrers.get(row.referrerId)?.state ?? 'deleted')
    const parts = isThere ? partsOf(row, ofInvited, commissions) : []
    transfers.push(...(await rewardOne(tx, row, parts)))
  }
  return transfers
}

function lockReferrals(tx: Transaction, memberIds: readonly string[]): Promise<Referral[]> {
  if (memberIds.length === 0) return Promise.resolve([])
  return tx.db
    .select()
    .from(referral)
    .where(inArray(referral.memberId, [...new Set(memberIds)]))
    .orderBy(asc(referral.memberId))
    .for('update')
}

function partsOf(
  { memberId, until, shareBasisPoints }: Referral,
  cleared: readonly Cleared[],
  commissions: Map<string, MilestoneCommission>,
): Earned[] {
  return cleared.flatMap((one) => {
    const found = commissions.get(one.subjectId)
    if (one.memberId !== memberId || one.releasedAt >= until || !found) return []
    const part = rewardOf(found, memberId, shareBasisPoints)
    return part.amount > 0n ? [{ cleared: one, found, part }] : []
  })
}

async function rewardOne(tx: Transaction, row: Referral, parts: readonly Earned[]): Promise<NewTransfer[]> {
  const firstDealAt = row.firstDealAt ?? tx.now
  if (parts.length === 0) {
    if (!row.firstDealAt)
      await tx.db.update(referral).set({ firstDealAt }).where(eq(referral.memberId, row.memberId))
    return []
  }
  const signs = await findSigns(tx.db, row)
  if (!signs.includes('bought') && parts.some(({ found }) => found.buyerId === row.referrerId))
    signs.push('bought')
  const state = stateWith(row, signs)
  const rewardState: ReferralReward['state'] = state === 'open' ? 'booked' : state
  const rewards = await tx.db
    .insert(referralReward)
    .values(
      parts.map(({ cleared: { subjectId }, found: { dealId }, part: { commission, amount } }) => ({
        memberId: row.memberId,
        referrerId: row.referrerId,
        milestoneId: subjectId,
        dealId,
        commissionMinor: commission,
        shareBasisPoints: row.shareBasisPoints,
        amountMinor: amount,
        state: rewardState,
        at: tx.now,
        bookedAt: state === 'open' ? tx.now : null,
      })),
    )
    .returning()
  const sum = add(...rewards.map(({ amountMinor }) => amountMinor))
  await tx.db
    .update(referral)
    .set({
      firstDealAt,
      signs,
      state,
      heldAt: state === 'held' ? (row.heldAt ?? tx.now) : row.heldAt,
      bookedMinor: add(row.bookedMinor, state === 'open' ? sum : zero),
      heldMinor: add(row.heldMinor, state === 'held' ? sum : zero),
    })
    .where(eq(referral.memberId, row.memberId))
  await tellOf(tx, row, state, { signs, sum })
  return state === 'open' ? rewards.map(transferOf) : []
}

/** What was refused stays so; what nobody has looked at holds all of it. */
function stateWith({ state, passedSigns }: Referral, signs: Referral['signs']): Referral['state'] {
  if (state === 'refused') return state
  return unansweredSigns(signs, passedSigns).length > 0 ? 'held' : 'open'
}

/** The first of each kind is told; the others stand in the statement. */
async function tellOf(
  tx: Transaction,
  row: Referral,
  state: Referral['state'],
  { signs, sum }: { signs: Referral['signs']; sum: Minor },
): Promise<void> {
  const isFirst = state === 'open' && row.bookedMinor === 0n
  const isHeldNow = state === 'held' && row.state !== 'held'
  if (!isFirst && !isHeldNow) return
  await tx.announce({
    kind: 'referral.happened',
    what: isFirst ? 'first-reward' : 'held',
    memberId: row.memberId,
    referrerId: row.referrerId,
    sumMinor: String(sum),
    signs: unansweredSigns(signs, row.passedSigns),
    reason: '',
  })
}
