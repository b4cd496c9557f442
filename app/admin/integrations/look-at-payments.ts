import { askHealth } from './health.ts'
import { type Integration, set } from './look-at-integrations.ts'
import type { IntegrationEdge } from './parts.ts'

/** Who takes money for the marketplace, if anyone does. */
export async function lookAtPayments({ config, payments }: IntegrationEdge): Promise<Integration> {
  const { stripe, sandbox } = config.payments
  const active = payments?.active
  return {
    id: 'payments',
    title: 'Payments',
    uses: stripe
      ? `Stripe, at ${new URL(stripe.apiUrl).host}`
      : sandbox
        ? 'The sandbox: invented money'
        : 'Nobody: balances can’t be topped up',
    lines: [
      { name: 'STRIPE_SECRET_KEY', value: set(stripe?.secretKey) },
      { name: 'STRIPE_WEBHOOK_SECRET', value: set(stripe?.webhookSecret) },
      { name: 'PAYMENTS_SANDBOX', value: sandbox ? 'on' : 'off' },
      ...(stripe ? [{ name: 'Webhooks go to', value: `${config.origin}/pay/webhook/stripe` }] : []),
    ],
    health: active
      ? await askHealth(() => active.health())
      : { ok: !stripe && !sandbox, words: stripe || sandbox ? 'Not open in this process' : 'Not set up' },
    test: active ? { intent: 'test-payments', label: 'Ask it again' } : undefined,
    lastError: undefined,
  }
}
