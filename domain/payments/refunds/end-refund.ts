import { and, eq, inArray, sql } from 'drizzle-orm'
import { deposited, postTransfer, provider } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { negated } from '#platform/money/money.ts'
import { payment, paymentRefund } from '../schema.server.ts'
import type { RefundState } from '../states.ts'

/** The provider has taken it on. */
export async function noteRefundSent(tx: Transaction, refundId: string): Promise<void> {
  await tx.db
    .update(paymentRefund)
    .set({ state: 'sent', endedAt: tx.now })
    .where(and(eq(paymentRefund.id, refundId), eq(paymentRefund.state, 'asked')))
}

/** All of a payment that was on its way to its payer is there by the provider's own word. Says whether anything was. */
export async function noteAllSent(tx: Transaction, paymentId: string): Promise<boolean> {
  const sent = await tx.db
    .update(paymentRefund)
    .set({ state: 'sent', endedAt: tx.now })
    .where(and(eq(paymentRefund.paymentId, paymentId), eq(paymentRefund.state, 'asked')))
    .returning({ id: paymentRefund.id })
  return sent.length > 0
}

/** The provider will not send it, or it came back: the money is on the balance again, and its member is told. Harmless twice. */
export async function returnRefund(
  tx: Transaction,
  refundId: string,
  from: readonly RefundState[] = ['asked', 'sent'],
): Promise<boolean> {
  const [asked] = await tx.db
    .select({ paymentId: paymentRefund.paymentId })
    .from(paymentRefund)
    .where(eq(paymentRefund.id, refundId))
  if (!asked) return false
  const [paid] = await tx.db.select().from(payment).where(eq(payment.id, asked.paymentId)).for('update')
  const [failed] = await tx.db
    .update(paymentRefund)
    .set({ state: 'failed', endedAt: tx.now })
    .where(and(eq(paymentRefund.id, refundId), inArray(paymentRefund.state, [...from])))
    .returning()
  if (!paid || !failed) return false
  await postTransfer(tx, {
    kind: 'payment-refund-failed',
    key: `payment-refund-failed:${refundId}`,
    subject: { kind: 'payment', id: paid.id },
    postings: [
      { account: provider(paid.provider), amount: negated(failed.amount) },
      { account: deposited(paid.memberId), amount: failed.amount },
    ],
  })
  await tx.db
    .update(payment)
    .set({ refunded: sql`${payment.refunded} - ${failed.amount}`, state: 'succeeded' })
    .where(eq(payment.id, paid.id))
  await tx.announce({
    kind: 'payment.refund-failed',
    refundId,
    paymentId: paid.id,
    memberId: paid.memberId,
  })
  return true
}
