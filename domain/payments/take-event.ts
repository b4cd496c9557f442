import { NotEnoughMoney } from '#domain/ledger/index.ts'
import type { Origin } from '#domain/security/index.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { PaymentEvent } from '#platform/payments/payment-provider.ts'
import { type Applied, applyPaymentEvent, tellAdministrators } from './apply-event.ts'

/** Takes a provider's word, from its message or from its answer: both go the same way. */
export async function takePaymentEvent(
  transaction: RunInTransaction,
  event: PaymentEvent,
  origin?: Origin,
): Promise<Applied> {
  try {
    return await transaction((tx) => applyPaymentEvent(tx, event, origin))
  } catch (error) {
    // Given back outside after it was spent here: the book keeps what it knows, and an administrator has to look.
    if (!(error instanceof NotEnoughMoney)) throw error
    await transaction((tx) => tellAdministrators(tx, 'payment.refund-short', event, undefined, origin))
    return 'mismatch'
  }
}
