import { asc, eq, lte, sql } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import { findEarnedCommissions, type MilestoneCommission } from '#domain/deals/index.ts'
import { type NewTransfer, postTransfers } from '#domain/ledger/index.ts'
import { addDays, HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, zero, type Minor } from '#platform/money/money.ts'
import { findSigns } from './find-signs.ts'
import { lockReferrals } from './lock-referrals.ts'
import { type RewardPart, rewardOf, unansweredSigns } from './referral-rules.ts'
import {
  referral,
  type Referral,
  referralReward,
  type ReferralReward,
  referralWaiting,
  type ReferralWaiting,
} from './schema.server.ts'
import { transferOf } from './transfer-of-reward.ts'

const REWARDED = new Set(['unverified', 'active', 'banned'])
/** Who leaves has nothing more booked, which would keep them from leaving; but if they stay it is theirs. */
const UNDECIDED = 'deleting'

const AT_ONCE = 100
/** Who claims in the last moment may still be at it, and is done long before this. */
const AFTER_CLAIMS_MS = HOUR_MS
/** A deal goes on or is argued about: nobody knows until when. */
const LOOK_AGAIN_DAYS = 1

type Commissions = Map<string, MilestoneCommission>
type Earned = { milestoneId: string; found: MilestoneCommission; part: RewardPart }

/**
 * The seller's money has cleared and nobody can claim it back any more, so our commission on it is final: whoever invited them gets
 * their share of what it is in the end. Where something says that the two are one person the reward is written down and waits for
 * an administrator; nothing is posted. Says whether there may be more. Harmless twice.
 */
export async function rewardFinal(tx: Transaction): Promise<{ more: boolean }> {
  const due = await tx.db
    .select()
    .from(referralWaiting)
    .where(lte(referralWaiting.lookAt, tx.now))
    .orderBy(asc(referralWaiting.lookAt))
    .limit(AT_ONCE)
    // Another process may be rewarding the others: together they are faster, and neither waits.
    .for('update', { skipLocked: true })
  if (due.length === 0) return { more: false }
  const commissions = await findEarnedCommissions(
    tx.db,
    due.map(({ milestoneId }) => milestoneId),
  )
  const looked = due.map((one) => ({ ...one, lookAt: nextLook(tx.now, commissions.get(one.milestoneId)) }))
  await lookLater(
    tx,
    looked.filter(({ lookAt }) => lookAt > tx.now),
  )
  const final = looked.filter(({ lookAt }) => lookAt <= tx.now)
  const { invited, undecided } = await findReferrals(tx, final)
  await postTransfers(tx, await rewardAll(tx, invited, { final, commissions }))
  const again = addDays(tx.now, LOOK_AGAIN_DAYS)
  await lookLater(
    tx,
    final.filter(({ memberId }) => undecided.has(memberId)).map((one) => ({ ...one, lookAt: again })),
  )
  await forget(
    tx,
    final.filter(({ memberId }) => !undecided.has(memberId)),
  )
  return { more: due.length === AT_ONCE }
}

/** When it is final, or else when to ask again. */
function nextLook(now: Date, found: MilestoneCommission | undefined): Date {
  if (!found) return now
  return found.finalAt ? new Date(found.finalAt.getTime() + AFTER_CLAIMS_MS) : addDays(now, LOOK_AGAIN_DAYS)
}

async function lookLater(tx: Transaction, early: readonly ReferralWaiting[]): Promise<void> {
  if (early.length === 0) return
  await tx.db
    .insert(referralWaiting)
    .values([...early])
    .onConflictDoUpdate({
      target: [referralWaiting.milestoneId, referralWaiting.memberId],
      set: { lookAt: sql`excluded.look_at` },
    })
}

async function forget(tx: Transaction, final: readonly ReferralWaiting[]): Promise<void> {
  if (final.length === 0) return
  const pairs = final.map(({ milestoneId, memberId }) => sql`(${milestoneId}::uuid, ${memberId}::uuid)`)
  await tx.db
    .delete(referralWaiting)
    .where(
      sql`(${referralWaiting.milestoneId}, ${referralWaiting.memberId}) in (${sql.join(pairs, sql`, `)})`,
    )
}

type Invited = { row: Referral; hasLeft: boolean }

/** Whose referrers are rewarded now, and whose may yet leave or stay. */
async function findReferrals(
  tx: Transaction,
  final: readonly ReferralWaiting[],
): Promise<{ invited: Invited[]; undecided: Set<string> }> {
  const rows = await lockReferrals(
    tx,
    final.map(({ memberId }) => memberId),
  )
  const people = await findPeople(
    tx.db,
    rows.flatMap(({ memberId, referrerId }) => [memberId, referrerId]),
  )
  const stateOf = (id: string) => people.get(id)?.state ?? 'deleted'
  return {
    invited: rows
      .filter(({ referrerId }) => REWARDED.has(stateOf(referrerId)))
      .map((row) => ({ row, hasLeft: stateOf(row.memberId) === 'deleted' })),
    undecided: new Set(
      rows.filter(({ referrerId }) => stateOf(referrerId) === UNDECIDED).map(({ memberId }) => memberId),
    ),
  }
}

async function rewardAll(
  tx: Transaction,
  invited: readonly Invited[],
  { final, commissions }: { final: readonly ReferralWaiting[]; commissions: Commissions },
): Promise<NewTransfer[]> {
  const transfers: NewTransfer[] = []
  for (const { row, hasLeft } of invited) {
    const parts = partsOf(row, final, commissions)
    if (parts.length > 0) transfers.push(...(await rewardOne(tx, row, { parts, hasLeft })))
  }
  return transfers
}

function partsOf(
  { memberId, until, shareBasisPoints }: Referral,
  final: readonly ReferralWaiting[],
  commissions: Commissions,
): Earned[] {
  return final.flatMap(({ milestoneId, releasedAt, memberId: earnedBy }) => {
    const found = commissions.get(milestoneId)
    if (earnedBy !== memberId || releasedAt >= until || !found) return []
    const part = rewardOf(found, memberId, shareBasisPoints)
    return part.amount > 0n ? [{ milestoneId, found, part }] : []
  })
}

async function rewardOne(
  tx: Transaction,
  row: Referral,
  { parts, hasLeft }: { parts: readonly Earned[]; hasLeft: boolean },
): Promise<NewTransfer[]> {
  // Who was invited and has left is not looked into any more: what was to be held is held since they went.
  const signs = hasLeft ? [] : await findSigns(tx.db, row)
  if (!signs.includes('bought') && parts.some(({ found }) => found.buyerId === row.referrerId))
    signs.push('bought')
  const state = stateWith(row, signs)
  const rewardState: ReferralReward['state'] = state === 'open' ? 'booked' : state
  const rewards = await tx.db
    .insert(referralReward)
    .values(
      parts.map(({ milestoneId, found: { dealId }, part: { commission, amount } }) => ({
        memberId: row.memberId,
        referrerId: row.referrerId,
        milestoneId,
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
      signs: hasLeft ? [] : signs,
      state,
      heldAt: state === 'held' ? (row.heldAt ?? tx.now) : row.heldAt,
      bookedMinor: add(row.bookedMinor, state === 'open' ? sum : zero),
      heldMinor: add(row.heldMinor, state === 'held' ? sum : zero),
    })
    .where(eq(referral.memberId, row.memberId))
  await tellOf(tx, row, state, { signs, sum })
  return state === 'open' ? rewards.map(transferOf) : []
}

/** What was refused stays so, and so does what waits for a decision; what nobody has looked at holds all of it. */
function stateWith({ state, passedSigns }: Referral, signs: Referral['signs']): Referral['state'] {
  if (state !== 'open') return state
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
