import { sql } from 'drizzle-orm'
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
