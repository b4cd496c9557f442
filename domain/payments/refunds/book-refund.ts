import { eq } from 'drizzle-orm'
import { deposited, postTransfer, provider } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, negated, type Minor } from '#platform/money/money.ts'
import { payment, type Payment, paymentRefund, type PaymentRefund } from '../schema.server.ts'

type Written = Pick<PaymentRefund, 'formKey' | 'askedBy' | 'state'> & { reason?: string }

/** Takes a refund from what was paid in, with its row: the one way. Whoever calls holds the payment. */
export async function bookRefund(
  tx: Transaction,
  found: Payment,
  amount: Minor,
  written: Written,
): Promise<PaymentRefund> {
  const [made] = await tx.db
    .insert(paymentRefund)
    .values({
      paymentId: found.id,
      memberId: found.memberId,
      amount,
      askedAt: tx.now,
      ...written,
      ...(written.state === 'sent' ? { endedAt: tx.now } : {}),
    })
    .returning()
  if (!made) throw new Error('No refund was written')
  await postTransfer(tx, {
    kind: 'payment-refunded',
    key: `payment-refund:${made.id}`,
    subject: { kind: 'payment', id: found.id },
    postings: [
      { account: deposited(found.memberId), amount: negated(amount) },
      { account: provider(found.provider), amount },
    ],
  })
  const refunded = add(found.refunded, amount)
  await tx.db
    .update(payment)
    .set({ refunded, ...(refunded === found.amount ? { state: 'refunded' as const, endedAt: tx.now } : {}) })
    .where(eq(payment.id, found.id))
  return made
}
