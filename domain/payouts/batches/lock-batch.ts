import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { type BatchMove, mayMoveBatch } from '../batch-rules.ts'
import { batchStateLabels } from '../batch-words.ts'
import type { PayoutRow } from '../schema.server.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'

export type BatchRow = typeof payoutBatch.$inferSelect

/** A batch that may make this move, with the payouts that have not left it. Payouts are locked before batches, everywhere. */
export async function lockBatch(
  tx: Transaction,
  actor: Actor,
  number: number,
  move: BatchMove,
): Promise<{ batch: BatchRow; payouts: PayoutRow[] }> {
  authorise(actor, 'payouts.move-batch')
  const which = eq(payoutBatch.number, number)
  const rows = await tx.db
    .select({ payout })
    .from(payoutBatch)
    .innerJoin(payoutBatchLine, eq(payoutBatchLine.batchId, payoutBatch.id))
    .innerJoin(payout, eq(payout.id, payoutBatchLine.payoutId))
    .where(and(which, isNull(payoutBatchLine.leftAt)))
    .orderBy(asc(payout.id))
    .for('update', { of: payout })
  const [batch] = await tx.db.select().from(payoutBatch).where(which).for('update')
  if (!batch) throw new NotFound('There is no such batch')
  if (!mayMoveBatch(move, batch.state)) {
    const now = batchStateLabels[batch.state].toLowerCase()
    throw new Conflict(`Batch ${number} is ${now}, so this can’t be done to it now`)
  }
  return { batch, payouts: rows.map((row) => row.payout) }
}
