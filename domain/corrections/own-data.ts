import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { balanceCorrection } from './schema.server.ts'

/** What was given to a member and taken from them, for the file they take along. */
export async function exportCorrections(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(balanceCorrection)
    .where(and(eq(balanceCorrection.memberId, memberId), eq(balanceCorrection.state, 'confirmed')))
    .orderBy(asc(balanceCorrection.number))
  return rows.map(({ number, direction, amount, currency, reason, decidedAt }) => ({
    number,
    direction,
    amountMinor: String(amount),
    currency,
    reason,
    at: decidedAt,
  }))
}

/** The sums stay with the ledger; what was said of the person does not. */
export async function eraseCorrections(tx: Transaction, memberId: string): Promise<void> {
  await tx.db
    .update(balanceCorrection)
    .set({ reason: '', declinedWhy: '' })
    .where(eq(balanceCorrection.memberId, memberId))
}
