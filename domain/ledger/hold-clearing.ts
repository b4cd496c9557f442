import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { ClearingPart } from './hold-for-clearing.ts'
import { ledgerClearing } from './schema.server.ts'

/** Where somebody's part has cleared, that of everyone has: their time is the same, and the rest follows within a moment. */
const hasCleared = (rows: readonly { state: string }[]) => rows.some(({ state }) => state === 'cleared')

/** Stops the clearing of one milestone's money while a claim is open, and says whether it did: what has cleared can't be stopped. */
export async function holdClearing(tx: Transaction, subjectId: string): Promise<boolean> {
  if (hasCleared(await lockClearing(tx, subjectId))) return false
  const held = await tx.db
    .update(ledgerClearing)
    .set({ state: 'held' })
    .where(and(eq(ledgerClearing.subjectId, subjectId), eq(ledgerClearing.state, 'waiting')))
    .returning({ memberId: ledgerClearing.memberId })
  return held.length > 0
}

/** Lets held money go on to clear, at its time or at once if that has passed; what was decided not before its own days. */
export async function resumeClearing(tx: Transaction, subjectId: string, notBefore?: Date): Promise<void> {
  const [resumed] = await tx.db
    .update(ledgerClearing)
    .set({ state: 'waiting', ...(notBefore ? { clearsAt: laterOf(notBefore) } : {}) })
    .where(and(eq(ledgerClearing.subjectId, subjectId), eq(ledgerClearing.state, 'held')))
    .returning({ clearsAt: ledgerClearing.clearsAt })
  if (resumed) await tx.announce({ kind: 'money.released', clearsAt: resumed.clearsAt.toISOString() })
}

const laterOf = (date: Date) => sql`greatest(${ledgerClearing.clearsAt}, ${date.toISOString()}::timestamptz)`

/**
 * Another amount is theirs: what is left of each person's, or came to it, clears at its time. The cents left over may make an owner's part a cent
 * more than it was, or than nothing. The postings are its caller's, after this: whoever clears has these rows first too.
 */
export async function takeFromClearing(
  tx: Transaction,
  subjectId: string,
  left: readonly ClearingPart[],
  notBefore?: Date,
): Promise<void> {
  const rows = await lockClearing(tx, subjectId)
  if (hasCleared(rows))
    throw new Conflict('This money has cleared meanwhile: only its owner can give it back')
  const [like] = rows
  if (!like) return
  await tx.db
    .update(ledgerClearing)
    .set({ state: 'taken_back', endedAt: tx.now })
    .where(and(eq(ledgerClearing.subjectId, subjectId), inArray(ledgerClearing.state, ['held', 'waiting'])))
  const kept = left.filter(({ amount }) => amount > 0n)
  if (kept.length === 0) return
  const clearsAt = notBefore && notBefore > like.clearsAt ? notBefore : like.clearsAt
  await tx.db
    .insert(ledgerClearing)
    .values(kept.map((part) => ({ ...like, ...part, clearsAt, state: 'waiting' as const, endedAt: null })))
    .onConflictDoUpdate({
      target: [ledgerClearing.subjectId, ledgerClearing.memberId],
      set: { amount: sql`excluded.amount`, clearsAt, state: 'waiting', endedAt: null },
    })
  await tx.announce({ kind: 'money.released', clearsAt: clearsAt.toISOString() })
}

/** What was taken back whole may be released once more: its rows make room for the new ones. */
export async function dropTakenBack(tx: Transaction, subjectId: string): Promise<void> {
  await tx.db
    .delete(ledgerClearing)
    .where(and(eq(ledgerClearing.subjectId, subjectId), eq(ledgerClearing.state, 'taken_back')))
}

function lockClearing(tx: Transaction, subjectId: string) {
  return tx.db
    .select()
    .from(ledgerClearing)
    .where(eq(ledgerClearing.subjectId, subjectId))
    .orderBy(asc(ledgerClearing.memberId))
    .for('update')
}
