import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add } from '#platform/money/money.ts'
import { applyMove } from '../apply-move.ts'
import { requireSecondEyes } from '../four-eyes.ts'
import type { PayoutContext } from '../payout-context.ts'
import { payoutBatch } from '../schema.server.ts'
import { lockBatch } from './lock-batch.ts'

/** The bank has paid: every payout of the batch that has not ended by itself is paid, and the batch is closed. */
export async function payBatch(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
  context: PayoutContext,
): Promise<void> {
  const { batch, payouts } = await lockBatch(tx, actor, number, 'pay')
  const open = payouts.filter(({ state }) => state === 'sent')
  for (const { memberId } of open) authorise(actor, 'payouts.decide', { ownerId: memberId })
  await requireSecondEyes(tx.db, actor, open, context.settings)
  for (const one of open) await applyMove(tx, actor, one, { move: 'pay' }, context)
  await tx.db
    .update(payoutBatch)
    .set({ state: 'closed', endedAt: tx.now, endedBy: actorLabel(actor) })
    .where(eq(payoutBatch.id, batch.id))
  await recordSecurityEvent(tx, {
    kind: 'payouts.batch-closed',
    actor,
    origin: context.origin,
    details: {
      batch: number,
      payouts: open.length,
      sumMinor: String(add(...open.map(({ amount }) => amount))),
    },
  })
}
