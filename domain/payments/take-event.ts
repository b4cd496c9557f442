import { NotEnoughMoney } from '#domain/ledger/index.ts'
import type { Origin } from '#domain/security/index.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { ProviderEvent } from '#platform/payments/payment-provider.ts'
import { type Applied, applyPaymentEvent } from './apply-event.ts'
import { applyChargeback } from './chargebacks/apply-chargeback.ts'
import { returnRefund } from './refunds/end-refund.ts'
import { tellAdministrators } from './tell-administrators.ts'

/** Takes a provider's word, from its message or from its answer: both go the same way. */
export async function takePaymentEvent(
  transaction: RunInTransaction,
  event: ProviderEvent,
  origin?: Origin,
): Promise<Applied> {
  if (event.outcome === 'refund-failed')
    return (await transaction((tx) => returnRefund(tx, event.refundId))) ? 'applied' : 'nothing new'
  if ('charged' in event) return transaction((tx) => applyChargeback(tx, event, origin))
  try {
    return await transaction((tx) => applyPaymentEvent(tx, event, origin))
  } catch (error) {
    // Given back outside after it was spent here: the book keeps what it knows, and an administrator has to look.
    if (!(error instanceof NotEnoughMoney)) throw error
    await transaction((tx) => tellAdministrators(tx, 'payment.refund-short', event, undefined, origin))
    return 'mismatch'
  }
}
