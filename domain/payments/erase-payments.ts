import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { chargeback, payment, paymentRefund, refundProposal } from './schema.server.ts'

/** The sums stay with the ledger, under a number; which card paid and what was said of the person do not. */
export async function erasePayments(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.update(payment).set({ payerHash: null }).where(eq(payment.memberId, memberId))
  await tx.db.update(paymentRefund).set({ reason: '' }).where(eq(paymentRefund.memberId, memberId))
  await tx.db
    .update(refundProposal)
    .set({ reason: '', declinedWhy: '' })
    .where(eq(refundProposal.memberId, memberId))
  await tx.db.update(chargeback).set({ cause: '', note: '' }).where(eq(chargeback.memberId, memberId))
}
