import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { CARRIED_DAYS, type CarriedBrief } from './brief-rules.ts'
import { carriedBrief } from './schema.server.ts'

/** Whose it is, while nobody is signed in: a key that only their cookie has. */
export const makeCarryKey = (): string => randomBytes(24).toString('base64url')
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Keeps a brief that was asked to become something until its writer has signed in; only the key's hash stands with it. */
export async function carryBrief(
  tx: Transaction,
  { key, brief }: { key: string; brief: CarriedBrief },
): Promise<void> {
  const stored = { brief, expiresAt: addDays(tx.now, CARRIED_DAYS) }
  await tx.db
    .insert(carriedBrief)
    .values({ keyHash: hashOf(key), ...stored })
    .onConflictDoUpdate({ target: carriedBrief.keyHash, set: stored })
}

export async function findCarriedBrief(db: Db, key: string, now: Date): Promise<CarriedBrief | undefined> {
  const [found] = await db
    .select({ brief: carriedBrief.brief })
    .from(carriedBrief)
    .where(and(eq(carriedBrief.keyHash, hashOf(key)), gt(carriedBrief.expiresAt, now)))
  return found?.brief
}

/** It became what it was carried for. */
export async function removeCarriedBrief(tx: Transaction, key: string): Promise<void> {
  await tx.db.delete(carriedBrief).where(eq(carriedBrief.keyHash, hashOf(key)))
}

export async function removeOldCarried(db: Db, now: Date): Promise<void> {
  await db.delete(carriedBrief).where(lte(carriedBrief.expiresAt, now))
}
