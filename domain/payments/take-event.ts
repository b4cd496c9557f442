import type { Origin } from '#domain/security/index.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import type { ProviderEvent } from '#platform/payments/payment-provider.ts'
import { type Applied, applyPaymentEvent } from './apply-event.ts'
import { applyChargeback } from './chargebacks/apply-chargeback.ts'
import { returnRefund } from './refunds/end-refund.ts'

/** Takes a provider's word, from its message or from its answer: both go the same way. */
export async function takePaymentEvent(
  transaction: RunInTransaction,
  event: ProviderEvent,
  origin?: Origin,
): Promise<Applied> {
  if (event.outcome === 'refund-failed')
    return (await transaction((tx) => returnRefund(tx, event.refundId))) ? 'applied' : 'nothing new'
  if (event.outcome === 'refund-came-back') {
    const { provider, money } = event
    await transaction((tx) => tx.announce({ kind: 'payment.came-back-outside', provider, money }))
    return 'applied'
  }
  if ('charged' in event) return transaction((tx) => applyChargeback(tx, event, origin))
  return transaction((tx) => applyPaymentEvent(tx, event, origin))
}
