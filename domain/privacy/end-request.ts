import { and, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { deletionRequest } from './schema.server.ts'

type Ended = { cancelledAt: Date; cancelledBy: string } | { doneAt: Date; doneBy: string }

/** A request ends once: the row is the place where cancelling and deleting meet, and the first to write there wins. */
export async function endRequest(
  tx: Transaction,
  which: SQL | undefined,
  ended: Ended,
): Promise<typeof deletionRequest.$inferSelect> {
  const [request] = await tx.db
    .update(deletionRequest)
    .set(ended)
    .where(and(which, isNull(deletionRequest.cancelledAt), isNull(deletionRequest.doneAt)))
    .returning()
  if (!request) throw new Conflict('This request is over already: it was cancelled or carried out meanwhile.')
  return request
}
