import { and, asc, eq, or } from 'drizzle-orm'
import { nameMembers, type Person } from '#domain/accounts/index.ts'
import { forgetName } from '#domain/notifications/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { zero } from '#platform/money/money.ts'
import { findSigns } from './find-signs.ts'
import { REFERRALS_THING } from './letters.ts'
import { lockReferrals } from './lock-referrals.ts'
import { shortName, unansweredSigns } from './referral-rules.ts'
import {
  referral,
  referralReward,
  referralVisit,
  referralVisitedToday,
  referralWaiting,
} from './schema.server.ts'
import { signWords } from './sign-words.ts'

/** Whom a member brought and what came of it; and, where somebody's link brought them, what is written down about that. */
export async function exportReferrals(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(referral)
    .where(or(eq(referral.referrerId, memberId), eq(referral.memberId, memberId)))
    .orderBy(asc(referral.joinedAt))
  const names = await nameMembers(
    db,
    rows.map((row) => row.memberId),
  )
  const rewards = await db
    .select()
    .from(referralReward)
    .where(eq(referralReward.referrerId, memberId))
    .orderBy(asc(referralReward.at))
  const visits = await db
    .select({ day: referralVisit.day, people: referralVisit.people })
    .from(referralVisit)
    .where(eq(referralVisit.memberId, memberId))
    .orderBy(asc(referralVisit.day))
  const told = (row: (typeof rows)[number]) => ({
    joinedAt: row.joinedAt,
    until: row.until,
    state: row.state,
    looksLikeOnePerson: row.signs.map((sign) => signWords[sign]),
    reason: row.reason,
  })
  return {
    visits,
    invited: rows
      .filter((row) => row.referrerId === memberId)
      .map((row) => ({
        name: shortName(names.get(row.memberId)?.displayName ?? 'Former member'),
        ...told(row),
        bookedMinor: String(row.bookedMinor),
      })),
    rewards: rewards.map(({ at, state, commissionMinor, amountMinor, bookedAt }) => ({
      at,
      state,
      commissionMinor: String(commissionMinor),
      amountMinor: String(amountMinor),
      bookedAt,
    })),
    cameByALink: rows.filter((row) => row.memberId === memberId).map(told),
  }
}

/**
 * What was paid stays in the book, under numbers. What waited for somebody who left is not paid. What said that the two are one person is
 * forgotten with either of them.
 */
export async function eraseReferrals(tx: Transaction, memberId: string): Promise<void> {
  await holdUnanswered(tx, memberId)
  await tx.db
    .update(referral)
    .set({ signs: [], passedSigns: [] })
    .where(or(eq(referral.referrerId, memberId), eq(referral.memberId, memberId)))
  await tx.db
    .update(referral)
    .set({ state: 'refused', heldAt: null, heldMinor: zero, reason: 'The account was deleted.' })
    .where(eq(referral.referrerId, memberId))
  await tx.db
    .update(referralReward)
    .set({ state: 'refused' })
    .where(and(eq(referralReward.referrerId, memberId), eq(referralReward.state, 'held')))
  await tx.db.delete(referralVisit).where(eq(referralVisit.memberId, memberId))
  await tx.db.delete(referralVisitedToday).where(eq(referralVisitedToday.memberId, memberId))
}

/**
 * What is still to come waits for an administrator where something says that the two are one person: or a second account would only have
 * to be deleted to be rewarded.
 */
async function holdUnanswered(tx: Transaction, memberId: string): Promise<void> {
  const [row] = await lockReferrals(tx, [memberId])
  if (row?.state !== 'open') return
  if ((await tx.db.$count(referralWaiting, eq(referralWaiting.memberId, memberId))) === 0) return
  if (unansweredSigns(await findSigns(tx.db, row), row.passedSigns).length === 0) return
  await tx.db.update(referral).set({ state: 'held', heldAt: tx.now }).where(eq(referral.memberId, memberId))
}

/** Whoever invited them, and whom they invited, were told of them by a shorter name. */
export async function forgetInInvitations(tx: Transaction, person: Person): Promise<void> {
  const { memberId, referrerId } = referral
  const rows = await tx.db
    .select({ memberId, referrerId })
    .from(referral)
    .where(or(eq(referrerId, person.id), eq(memberId, person.id)))
  await forgetName(tx, person, {
    name: shortName(person.displayName),
    things: [REFERRALS_THING],
    memberIds: rows.flatMap((row) => [row.memberId, row.referrerId]),
  })
}
