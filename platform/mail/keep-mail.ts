import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMessage } from './schema.server.ts'

/** These letters stay in the outbox and go nowhere. */
export async function keepMail(tx: Transaction, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return
  await tx.db
    .update(mailMessage)
    .set({ state: 'kept' })
    .where(inArray(mailMessage.id, [...mailIds]))
}
