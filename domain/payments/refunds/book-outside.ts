import { eq } from 'drizzle-orm'
import { lockParts } from '#domain/ledger/index.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { openSentBack } from '../chargebacks/sent-back.ts'
import { type Payment, paymentRefund } from '../schema.server.ts'
import { bookRefund } from './book-refund.ts'

/**
 * What somebody sent back by hand at the provider: it is taken from what was paid in, and where that was spent it is a case. The
 * provider is asked about it once more a little later. Whoever calls holds the payment.
 */
export async function bookOutside(
  tx: Transaction,
  paid: Payment,
  amount: Minor,
  origin?: Origin,
): Promise<void> {
  const { deposited } = await lockParts(tx, paid.memberId)
  if (deposited < amount) await openSentBack(tx, paid, amount, origin)
  else {
    const known = await tx.db.$count(paymentRefund, eq(paymentRefund.paymentId, paid.id))
    await bookRefund(tx, paid, amount, {
      formKey: `outside ${amount} after ${known}`,
      askedBy: paid.provider,
      state: 'sent',
    })
  }
  await tx.announce({ kind: 'payment.went-back-outside', paymentId: paid.id, at: tx.now.toISOString() })
}
