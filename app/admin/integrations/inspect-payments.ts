import { askHealth, type Health } from './health.ts'
import { type Integration, set } from './integration.ts'
import type { IntegrationEdge } from './parts.ts'

/** Who takes money for the marketplace, if anyone does. */
export async function inspectPayments(edge: IntegrationEdge): Promise<Integration> {
  const { config, payments } = edge
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
    health: await lookAtProvider(edge),
    test: active ? { intent: 'test-payments', label: 'Ask it again' } : undefined,
    lastError: undefined,
  }
}

async function lookAtProvider({ config, settings, payments }: IntegrationEdge): Promise<Health> {
  const { stripe, sandbox } = config.payments
  const active = payments?.active
  if (!stripe && !sandbox) return { state: 'unset', words: 'Not set up: nobody can pay' }
  if (!active) return { state: 'fails', words: 'Not open in this process' }
  const { currency } = settings
  if (!active.takes(currency))
    return { state: 'fails', words: `Can’t take every amount in ${currency}: nobody can pay` }
  // Invented money is right for a demo. Where real people come, it is as good as nothing.
  if (!stripe && !config.demo) return { state: 'unset', words: 'Not set up: only invented money can be paid' }
  return askHealth(() => active.health())
}
