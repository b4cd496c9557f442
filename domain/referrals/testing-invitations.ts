import { makeMember } from '#domain/accounts/testing.ts'
import { postTransfers } from '#domain/ledger/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { referral, referralReward, referralVisit } from './schema.server.ts'
import { anInvited } from './testing.ts'
import { transferOf } from './transfer-of-reward.ts'

/** What a member sees who invited people: one brought rewards, of one they wait, one had no deal yet. */
export async function someInvitations(
  tx: Transaction,
  referrerId: string,
): Promise<{ rewardedInvited: string; heldInvited: string }> {
  const { id: noor } = await makeMember(tx, { displayName: 'Noor Haddad' })
  const { id: yusuf } = await makeMember(tx, { displayName: 'Yusuf Demir' })
  await anInvited(tx, referrerId)
  const joinedAt = addDays(tx.now, -90)
  const common = { referrerId, joinedAt, until: addDays(joinedAt, 365), shareBasisPoints: 2_000 }
  await tx.db.insert(referral).values([
    { ...common, memberId: noor, firstDealAt: addDays(tx.now, -40), bookedMinor: minor(660) },
    {
      ...common,
      memberId: yusuf,
      firstDealAt: tx.now,
      state: 'held',
      signs: ['device', 'payout'],
      heldAt: tx.now,
      heldMinor: minor(200),
    },
  ])
  const booked = [420, 240].map((amount, months) => ({
    ...rewardOf(referrerId, noor, amount),
    state: 'booked' as const,
    at: addDays(tx.now, -30 * months),
    bookedAt: addDays(tx.now, -30 * months),
  }))
  const made = await tx.db.insert(referralReward).values(booked).returning()
  await tx.db
    .insert(referralReward)
    .values({ ...rewardOf(referrerId, yusuf, 200), state: 'held', at: tx.now })
  await postTransfers(tx, made.map(transferOf))
  await tx.db
    .insert(referralVisit)
    .values([3, 10, 20].map((ago, at) => ({ memberId: referrerId, day: dayAgo(tx, ago), people: 4 + at })))
  return { rewardedInvited: noor, heldInvited: yusuf }
}

const dayAgo = (tx: Transaction, days: number) => addDays(tx.now, -days).toISOString().slice(0, 10)

const rewardOf = (referrerId: string, memberId: string, amount: number) => ({
  referrerId,
  memberId,
  milestoneId: crypto.randomUUID(),
  dealId: crypto.randomUUID(),
  commissionMinor: minor(amount * 5),
  shareBasisPoints: 2_000,
  amountMinor: minor(amount),
})
