import { eq, gte } from 'drizzle-orm'
import { listInvitedSince } from '#domain/accounts/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findSigns } from './find-signs.ts'
import { monthsAfter } from './referral-rules.ts'
import { referral } from './schema.server.ts'

export type Joined = { memberId: string; referrerId: string; joinedAt: Date }

/**
 * Somebody joined by a link: written down with the terms of the day, which hold for them whatever changes later, and with what
 * the two have in common now, before anything of it is forgotten.
 */
export async function noteReferral(tx: Transaction, joined: Joined, settings: Settings): Promise<void> {
  const [made] = await tx.db
    .insert(referral)
    .values({
      ...joined,
      until: monthsAfter(joined.joinedAt, settings.referralMonths),
      shareBasisPoints: settings.referralShareBasisPoints,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return
  const signs = await findSigns(tx.db, made)
  if (signs.length > 0)
    await tx.db.update(referral).set({ signs }).where(eq(referral.memberId, made.memberId))
}

const LOOKED_BACK_DAYS = 3

/** Those who joined by a process of the version before, which knew of no rewards, while both versions ran. */
export async function noteMissed(tx: Transaction, settings: Settings): Promise<void> {
  const joined = await listInvitedSince(tx.db, addDays(tx.now, -LOOKED_BACK_DAYS))
  if (joined.length === 0) return
  const noted = await tx.db
    .select({ memberId: referral.memberId })
    .from(referral)
    .where(gte(referral.joinedAt, addDays(tx.now, -LOOKED_BACK_DAYS)))
  const known = new Set(noted.map(({ memberId }) => memberId))
  for (const one of joined) if (!known.has(one.memberId)) await noteReferral(tx, one, settings)
}
