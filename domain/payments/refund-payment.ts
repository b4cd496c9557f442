import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { takeBack } from './apply-event.ts'
import { payment } from './schema.server.ts'

/** Takes a payment back from the balance, whole, and has the provider return it. Refused where it was spent already. */
export async function refundPayment(
  tx: Transaction,
  actor: Actor,
  { paymentId }: { paymentId: string },
  { origin }: { origin?: Origin } = {},
): Promise<void> {
  const [found] = await tx.db.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  authorise(actor, 'payments.refund', { ownerId: found?.memberId ?? '' })
  if (!found) throw new NotFound('There is no such payment')
  if (found.state !== 'succeeded')
    throw new Conflict('Only a payment that succeeded and was not given back can be given back')
  await takeBack(tx, found)
  await tx.db.update(payment).set({ state: 'refunded', endedAt: tx.now }).where(eq(payment.id, paymentId))
  await recordSecurityEvent(tx, {
    kind: 'payment.refunded',
    actor,
    memberId: found.memberId,
    origin,
    details: { paymentId, amount: String(found.amount), currency: found.currency },
  })
  await tx.announce({ kind: 'payment.refund-asked', paymentId })
}
