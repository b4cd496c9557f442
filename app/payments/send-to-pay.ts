import type { Edge } from '#app/edge.ts'
import { notePaymentSent, type Payment } from '#domain/payments/index.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { log } from '#platform/log/log.ts'

type SendEdge = Pick<Edge, 'payments' | 'transaction' | 'config' | 'settings'>

/**
 * Tells the provider of a payment that was written down, and gives the path where its payer goes next. The provider is
 * asked outside of any transaction: it may be slow, and nothing here waits for it.
 */
export async function sendToPay(
  { payments, transaction, config, settings }: SendEdge,
  { id, amount, currency, provider: name, purpose, returnTo }: Payment,
): Promise<string> {
  const provider = payments.find(name)
  if (!provider) throw new Conflict('Payments are closed for now. Nothing was charged.')
  const what = { 'top-up': 'Top-up of your balance', checkout: 'Your order', pro: 'PRO' }[purpose]
  const started = await provider
    .start({
      paymentId: id,
      amount,
      currency,
      description: `${what}, ${settings.marketplaceName}`,
      returnUrl: config.origin + returnTo,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, provider: name, paymentId: id }, 'a provider did not begin a payment')
      throw new Conflict('The payment provider does not answer. Nothing was charged: try again in a minute.')
    })
  await transaction((tx) => notePaymentSent(tx, { paymentId: id, ...started }))
  const url = new URL(started.payAt)
  // A form may not lead to another site, so whoever pays elsewhere is sent there by a page of ours.
  return url.origin === config.origin ? url.pathname : `/my/balance/payments/${id}?go=1`
}
