import { and, eq, gt, lte } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DealTyped } from '../deal-input.ts'
import { hashInvitation } from './invitation.ts'
import { dealDraft } from '../schema.server.ts'

export const DRAFT_DAYS = 7

/** Keeps what was typed under the key of a cookie; only the key's hash is kept with it. */
export async function keepDealDraft(
  tx: Transaction,
  { key, typed }: { key: string; typed: DealTyped },
): Promise<void> {
  const stored = { typed: withoutNullBytes(typed), expiresAt: addDays(tx.now, DRAFT_DAYS) }
  await tx.db
    .insert(dealDraft)
    .values({ keyHash: hashInvitation(key), ...stored })
    .onConflictDoUpdate({ target: dealDraft.keyHash, set: stored })
}

/** Fields that were left alone are kept unread, and there is one character that no database keeps. */
const withoutNullBytes = (typed: DealTyped): DealTyped =>
  JSON.parse(JSON.stringify(typed).replaceAll('\\u0000', '')) as DealTyped

export async function findDealDraft(db: Db, key: string, now: Date): Promise<DealTyped | undefined> {
  const [found] = await db
    .select({ typed: dealDraft.typed })
    .from(dealDraft)
    .where(and(eq(dealDraft.keyHash, hashInvitation(key)), gt(dealDraft.expiresAt, now)))
  return found?.typed
}

export async function removeDealDraft(tx: Transaction, key: string): Promise<void> {
  await tx.db.delete(dealDraft).where(eq(dealDraft.keyHash, hashInvitation(key)))
}

export async function removeOldDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(dealDraft).where(lte(dealDraft.expiresAt, now))
}
