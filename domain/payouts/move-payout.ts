import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { applyMove } from './apply-move.ts'
import { explainDebts } from './batches/explain-debts.ts'
import { findLiveBatch, followInBatch, requireSent } from './batches/follow-in-batch.ts'
import { requireSecondEyes } from './four-eyes.ts'
import type { PayoutContext } from './payout-context.ts'
import { payout } from './schema.server.ts'
import { needsSecondEyes, type PayoutMove, waitsForDebt } from './states.ts'

type Moving = { payoutId: string; move: PayoutMove; reason?: string | undefined }

/** Moves one payout by itself. One that is in a batch goes with the batch until that is sent. */
export async function movePayout(
  tx: Transaction,
  actor: Actor,
  { payoutId, move, reason }: Moving,
  context: PayoutContext,
): Promise<void> {
  authorise(actor, 'payouts.read')
  const [before] = await tx.db.select().from(payout).where(eq(payout.id, payoutId)).for('update')
  if (!before) throw new NotFound('There is no such payout')
  authorise(actor, 'payouts.decide', { ownerId: before.memberId })
  const batch = await findLiveBatch(tx, payoutId)
  if (batch) requireSent(batch, before)
  if (needsSecondEyes(move)) await requireSecondEyes(tx.db, actor, [before], context.settings)
  if (waitsForDebt(move)) {
    const [debt] = await explainDebts(tx.db, [before])
    if (debt) throw new Conflict(`${debt}. Wait, or reject it`)
  }
  await applyMove(tx, actor, before, { move, reason }, context)
  if (batch) await followInBatch(tx, actor, { batchId: batch.id, payoutId, move }, context)
}
