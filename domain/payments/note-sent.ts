import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { PaymentStarted } from '#platform/payments/payment-provider.ts'
import { payment } from './schema.server.ts'

/** The provider has taken it on. Its word may have come before this is written, and then stands. */
export async function notePaymentSent(
  tx: Transaction,
  { paymentId, reference, payAt }: PaymentStarted & { paymentId: string },
): Promise<void> {
  await tx.db
    .update(payment)
    .set({
      reference,
      payAt,
      state: sql`case when ${payment.state} = 'created' then 'pending' else ${payment.state} end`,
    })
    .where(and(eq(payment.id, paymentId), isNull(payment.payAt)))
}
