import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { ledgerClearing } from './schema.server.ts'

/** Stops the clearing of one milestone's money while a claim is open; what has cleared already can't be stopped. */
export async function holdClearing(tx: Transaction, subjectId: string): Promise<Minor | undefined> {
  const [held] = await tx.db
    .update(ledgerClearing)
    .set({ state: 'held' })
    .where(and(eq(ledgerClearing.subjectId, subjectId), eq(ledgerClearing.state, 'waiting')))
    .returning({ amount: ledgerClearing.amount })
  return held?.amount
}

/** Lets held money go on to clear, at its time or at once if that has passed. */
export async function resumeClearing(tx: Transaction, subjectId: string): Promise<void> {
  const [resumed] = await tx.db
    .update(ledgerClearing)
    .set({ state: 'waiting' })
    .where(and(eq(ledgerClearing.subjectId, subjectId), eq(ledgerClearing.state, 'held')))
    .returning({ clearsAt: ledgerClearing.clearsAt })
  if (resumed) await tx.announce({ kind: 'money.released', clearsAt: resumed.clearsAt.toISOString() })
}

/** Part of held money goes back; what stays clears at its time. The postings are its caller's. */
export async function takeFromClearing(tx: Transaction, subjectId: string, left: Minor): Promise<void> {
  await tx.db
    .update(ledgerClearing)
    .set(left > 0n ? { amount: left, state: 'waiting' } : { state: 'taken_back', endedAt: tx.now })
    .where(and(eq(ledgerClearing.subjectId, subjectId), inArray(ledgerClearing.state, ['held', 'waiting'])))
}
