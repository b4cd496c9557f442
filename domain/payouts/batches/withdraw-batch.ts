import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { requireSecondEyes } from '../four-eyes.ts'
import type { PayoutContext } from '../payout-context.ts'
import { authorise } from '../permissions.ts'
import { payoutBatch, payoutBatchLine } from '../schema.server.ts'
import { lockBatch } from './lock-batch.ts'

type Withdrawn = { number: number; reason: string }

/**
 * Its file goes nowhere: the payouts stay approved and may be in another batch, or be rejected. Where the file was at the bank all the
 * same that is money twice, so it is said by whoever may say that it was sent.
 */
export async function withdrawBatch(
  tx: Transaction,
  actor: Actor,
  { number, reason }: Withdrawn,
  { origin, settings }: Pick<PayoutContext, 'origin' | 'settings'>,
): Promise<void> {
  const { batch, payouts } = await lockBatch(tx, actor, number, 'withdraw')
  for (const { memberId } of payouts) authorise(actor, 'payouts.decide', { ownerId: memberId })
  await requireSecondEyes(tx.db, actor, payouts, settings)
  await tx.db
    .update(payoutBatch)
    .set({ state: 'withdrawn', reason, endedAt: tx.now, endedBy: actorLabel(actor) })
    .where(eq(payoutBatch.id, batch.id))
  await tx.db.update(payoutBatchLine).set({ leftAt: tx.now }).where(eq(payoutBatchLine.batchId, batch.id))
  await recordSecurityEvent(tx, {
    kind: 'payouts.batch-withdrawn',
    actor,
    origin,
    details: { batch: number, reason, payouts: payouts.map((one) => one.number) },
  })
}
