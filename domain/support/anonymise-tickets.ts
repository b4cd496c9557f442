import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { ticket } from './schema.server.ts'

/** Keeps what was asked and answered, without who asked. */
export async function anonymiseTickets(
  tx: Transaction,
  email: string,
  instead: { name: string; email: string },
): Promise<void> {
  await tx.db
    .update(ticket)
    .set({ name: instead.name, email: instead.email })
    .where(sql`lower(${ticket.email}) = lower(${email})`)
}
