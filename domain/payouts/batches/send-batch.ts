import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { applyMove } from '../apply-move.ts'
import { requireSecondEyes } from '../four-eyes.ts'
import type { PayoutContext } from '../payout-context.ts'
import { payoutBatch } from '../schema.server.ts'
import { lockBatch } from './lock-batch.ts'

/** The file is at the bank: all payouts of the batch are sent, or none is. Debts are not asked about, as nothing takes the file back. */
export async function sendBatch(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
  context: PayoutContext,
): Promise<void> {
  const { batch, payouts } = await lockBatch(tx, actor, number, 'send')
  for (const { memberId } of payouts) authorise(actor, 'payouts.decide', { ownerId: memberId })
  await requireSecondEyes(tx.db, actor, payouts, context.settings)
  for (const one of payouts) await applyMove(tx, actor, one, { move: 'send' }, context)
  await tx.db
    .update(payoutBatch)
    .set({ state: 'sent', sentAt: tx.now, sentBy: actorLabel(actor) })
    .where(eq(payoutBatch.id, batch.id))
  await recordSecurityEvent(tx, {
    kind: 'payouts.batch-sent',
    actor,
    origin: context.origin,
    details: { batch: number, payouts: payouts.length, sumMinor: String(batch.sum) },
  })
}
