import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { takePaymentEvent } from '#domain/payments/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { log } from '#platform/log/log.ts'
import {
  type ChargebackEvent,
  ForgedWebhook,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderEvent,
} from '#platform/payments/payment-provider.ts'

/** Where providers bring their word. It is proved by its signature; nothing else about the request is believed. */
export const action = machineEndpoint({ for: 'everyone' }, async (edge) => {
  const { request, params, payments, transaction, clock, origin } = edge
  const provider = payments.find(params['provider'] ?? '')
  if (!provider) throw new NotFound('Nobody of this name takes payments here')
  const body = await request.text()
  try {
    const said = provider.readWebhook(request.headers, body, clock.now())
    const event = said && (await asItIsNow(provider, said))
    const applied = event ? await takePaymentEvent(transaction, event, origin) : 'none of ours'
    log.info({ provider: provider.name, outcome: event?.outcome, applied }, 'a provider said something')
  } catch (error) {
    if (!(error instanceof ForgedWebhook)) throw error
    log.warn({ provider: provider.name, reason: error.message }, 'a message about a payment was refused')
    return answer(400, error.message)
  }
  return answer(200, 'Thank you')
})

export const loader = reading(
  () =>
    new Response('Providers bring their word here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)

/** What a message leaves open, or what may have changed since it was written, is asked of the provider. */
async function asItIsNow(provider: PaymentProvider, said: ProviderEvent): Promise<ProviderEvent | undefined> {
  if ('charged' in said) return nameCharged(provider, said)
  return said.outcome === 'refunded' ? sumRefunded(provider, said) : said
}

/** A refund that came back since it was told of is none: it would be taken a second time. */
async function sumRefunded(provider: PaymentProvider, said: PaymentEvent): Promise<PaymentEvent | undefined> {
  if (!said.charge) return said
  const amount = (await provider.sumRefunded(said.charge, said.currency)) ?? said.amount
  return amount > 0n ? { ...said, amount } : undefined
}

/** A bank names the money, not our payment: who it was is the provider's to say. */
async function nameCharged(provider: PaymentProvider, said: ChargebackEvent): Promise<ChargebackEvent> {
  return said.paymentId ? said : { ...said, paymentId: await provider.findCharged(said.charged) }
}

const answer = (status: number, words: string): Response =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
