import { eq, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ledgerTransfer } from './schema.server.ts'

/** From here until the transaction ends money may move, so the currency may not change: posters don't wait for one another. */
export async function lockBook(tx: Transaction): Promise<void> {
  await tx.db.execute(sql`lock table ${ledgerTransfer} in row exclusive mode`)
}

/** Whether money has ever moved: from then on its currency is fixed. */
export async function hasMoneyMoved(db: Db | DrizzleTransaction): Promise<boolean> {
  const rows = await db.select({ id: ledgerTransfer.id }).from(ledgerTransfer).limit(1)
  return rows.length > 0
}

/** Whether anybody ever paid for a deal. */
export async function hasFunded(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: ledgerTransfer.id })
    .from(ledgerTransfer)
    .where(eq(ledgerTransfer.kind, 'fund'))
    .limit(1)
  return rows.length > 0
}
