import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { answerDueAt } from './hours/index.ts'
import { ticket } from './schema.server.ts'

/** From now on an answer is due: the ticket is on the desk, or back on it. A clock that runs already goes on. */
export async function startClock(tx: Transaction, number: number, settings: Settings): Promise<void> {
  await tx.db
    .update(ticket)
    .set({ answerDueAt: answerDueAt(settings, tx.now) })
    .where(
      and(eq(ticket.number, number), isNull(ticket.answerDueAt), inArray(ticket.state, ['open', 'waiting'])),
    )
}
