import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMessage } from './schema.server.ts'

/** Takes every letter to an address out of the outbox, sent or not: the person is to be forgotten. */
export async function removeMailTo(tx: Transaction, address: string): Promise<void> {
  await tx.db.delete(mailMessage).where(sql`lower(${mailMessage.to}) = lower(${address})`)
}
