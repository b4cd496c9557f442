import { and, eq, isNull } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { BatchState } from '../batch-rules.ts'
import type { PayoutContext } from '../payout-context.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'
import type { PayoutMove } from '../states.ts'

type LiveBatch = { id: string; number: number; state: BatchState }

/** The batch that a payout is in and has not left. */
export async function findLiveBatch(tx: Transaction, payoutId: string): Promise<LiveBatch | undefined> {
  const [found] = await tx.db
    .select({ id: payoutBatch.id, number: payoutBatch.number, state: payoutBatch.state })
    .from(payoutBatchLine)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payoutBatchLine.batchId))
    .where(and(eq(payoutBatchLine.payoutId, payoutId), isNull(payoutBatchLine.leftAt)))
  return found
}

/** Its line is in a file that may be at the bank at any moment: nobody takes it out of that alone. */
export function requireSent(batch: LiveBatch, { number }: { number: number }): void {
  if (batch.state === 'made')
    throw new Conflict(
      `Payout ${number} is in batch ${batch.number}, which is not marked as sent yet. Mark the batch as sent or withdraw it first`,
    )
}

type Followed = { batchId: string; payoutId: string; move: PayoutMove }

/** What a payout of a sent batch does by itself, its batch follows: one that failed or came back leaves it, and the last to end closes it. */
export async function followInBatch(
  tx: Transaction,
  actor: Actor,
  { batchId, payoutId, move }: Followed,
  { origin }: PayoutContext,
): Promise<void> {
  await tx.db.select().from(payoutBatch).where(eq(payoutBatch.id, batchId)).for('update')
  if (move === 'fail' || move === 'return')
    await tx.db
      .update(payoutBatchLine)
      .set({ leftAt: tx.now })
      .where(and(eq(payoutBatchLine.batchId, batchId), eq(payoutBatchLine.payoutId, payoutId)))
  const [open] = await tx.db
    .select({ id: payout.id })
    .from(payoutBatchLine)
    .innerJoin(payout, eq(payout.id, payoutBatchLine.payoutId))
    .where(and(eq(payoutBatchLine.batchId, batchId), eq(payout.state, 'sent')))
    .limit(1)
  if (open) return
  const [closed] = await tx.db
    .update(payoutBatch)
    .set({ state: 'closed', endedAt: tx.now, endedBy: actorLabel(actor) })
    .where(and(eq(payoutBatch.id, batchId), eq(payoutBatch.state, 'sent')))
    .returning()
  if (closed)
    await recordSecurityEvent(tx, {
      kind: 'payouts.batch-closed',
      actor,
      origin,
      details: { batch: closed.number, because: 'the last of its payouts has ended' },
    })
}
