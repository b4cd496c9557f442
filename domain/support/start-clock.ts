import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { ticket } from './schema.server.ts'

const PROMISED_MS = 8 * 3_600_000

/** From now on an answer is due: the ticket is on the desk, or back on it. */
export async function startClock(tx: Transaction, number: number): Promise<void> {
  const answerDueAt = new Date(tx.now.getTime() + PROMISED_MS)
  await tx.db.update(ticket).set({ answerDueAt }).where(eq(ticket.number, number))
}
