import {
  ForgedWebhook,
  type PaymentAsked,
  type PaymentProvider,
  type ProviderEvent,
  RefundRefused,
  type SentBack,
} from './payment-provider.ts'
import { add } from '#platform/money/money.ts'
import { canTellStripe, fromStripe, toStripe } from './stripe-amounts.ts'
import {
  cardOf,
  type CheckoutSession,
  intentAnswer,
  isNotSent,
  readStripeEvent,
  refundsAnswer,
  sessionAnswer,
  sessionEvent,
} from './stripe-objects.ts'
import { proveWebhook } from './webhook-signature.ts'

export type StripeConfig = { secretKey: string; webhookSecret: string; apiUrl: string }

/** The version whose answers `stripe-objects.ts` reads; an account's own may be another. */
const API_VERSION = '2024-06-20'
const PATIENCE_MS = 15_000
/** As many as Stripe gives in one answer, and how many answers are read: a payment can go back cent by cent. */
const REFUNDS_MOST = 100
const ANSWERS_MOST = 50

export class StripeRefused extends Error {
  readonly status: number

  constructor(status: number, words: string) {
    super(`Stripe answered ${status}: ${words}`)
    this.status = status
  }
}

/** Stripe Checkout by plain HTTP. */
export function openStripe(config: StripeConfig): PaymentProvider {
  const ask = (path: string, init: { form?: Record<string, string>; key?: string } = {}) =>
    askStripe(config, path, init)
  const findSession = async (reference: string): Promise<CheckoutSession> =>
    sessionAnswer.parse(
      await ask(
        `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent.latest_charge`,
      ),
    )
  /** The refunds of a charge or of a payment; nothing where there are more than anybody reads. */
  const listBy = async (of: Record<string, string>, currency: string): Promise<SentBack[] | undefined> => {
    const found: SentBack[] = []
    let after: Record<string, string> = {}
    for (let answers = 0; answers < ANSWERS_MOST; answers++) {
      const asked = new URLSearchParams({ ...of, limit: String(REFUNDS_MOST), ...after })
      const { data, has_more: isCut } = refundsAnswer.parse(await ask(`/v1/refunds?${asked}`))
      found.push(
        ...data.map(({ amount, status, metadata }) => ({
          refundId: metadata?.refund_id,
          amount: fromStripe(amount, currency),
          stands: !isNotSent(status),
        })),
      )
      const last = data.at(-1)
      if (!isCut || !last) return found
      after = { starting_after: last.id }
    }
    return undefined
  }
  return {
    name: 'stripe',
    takes: canTellStripe,
    async start(asked) {
      const session = sessionAnswer.parse(
        // The same key for the same payment: asked again, Stripe gives the session it gave before.
        await ask('/v1/checkout/sessions', { form: formOf(asked), key: `payment-${asked.paymentId}` }),
      )
      if (!session.url) throw new Error(`Stripe gave no address for ${session.id}`)
      return { reference: session.id, payAt: session.url }
    },
    readWebhook(headers, body, now): ProviderEvent | undefined {
      proveWebhook(headers.get('Stripe-Signature'), body, [config.webhookSecret], now)
      try {
        return readStripeEvent(JSON.parse(body))
      } catch (error) {
        throw new ForgedWebhook('The message can’t be read', { cause: error })
      }
    },
    async refund({ refundId, reference, amount, currency }) {
      const id = intentOf(await findSession(reference))
      if (!id) throw new Error(`The session ${reference} has no payment to give back`)
      const form = {
        payment_intent: id,
        amount: String(toStripe(amount, currency)),
        'metadata[refund_id]': refundId,
      }
      await ask('/v1/refunds', { form, key: `refund-${refundId}` }).catch(refuseForGood)
    },
    async findCharged(charged) {
      const intent = intentAnswer.parse(await ask(`/v1/payment_intents/${encodeURIComponent(charged)}`))
      return intent.metadata.payment_id
    },
    async sumRefunded(charge, currency) {
      const went = (await listBy({ charge }, currency))?.filter(({ stands }) => stands)
      return went && add(...went.map(({ amount }) => amount))
    },
    async listRefunds(reference, currency) {
      const id = intentOf(await findSession(reference))
      return id ? listBy({ payment_intent: id }, currency) : []
    },
    findPayer: async (reference) => cardOf(await findSession(reference)),
    lookUp: async (reference) => sessionEvent(await findSession(reference)),
    async health() {
      await ask('/v1/balance')
      return config.secretKey.startsWith('sk_live_') ? 'Answers, with real money' : 'Answers, in test mode'
    },
  }
}

function intentOf({ payment_intent: intent }: CheckoutSession): string | undefined {
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined
}

/** What Stripe calls a fault of the request stays one; too many requests and its own faults pass. */
function refuseForGood(error: unknown): never {
  const isForGood = error instanceof StripeRefused && [400, 402, 403, 404].includes(error.status)
  throw isForGood ? new RefundRefused(error.message, { cause: error }) : error
}

function formOf({ paymentId, amount, currency, description, returnUrl }: PaymentAsked) {
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    success_url: returnUrl,
    cancel_url: returnUrl,
    'metadata[payment_id]': paymentId,
    // A refund tells of the charge, not of the session; the charge inherits this.
    'payment_intent_data[metadata][payment_id]': paymentId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(toStripe(amount, currency)),
    'line_items[0][price_data][product_data][name]': description,
  }
}

async function askStripe(
  { secretKey, apiUrl }: StripeConfig,
  path: string,
  { form, key }: { form?: Record<string, string>; key?: string },
): Promise<unknown> {
  const answer = await fetch(apiUrl + path, {
    method: form ? 'POST' : 'GET',
    ...(form ? { body: new URLSearchParams(form) } : {}),
    headers: {
      Authorization: `Bearer ${secretKey}`,
      'Stripe-Version': API_VERSION,
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const body = (await answer.json().catch(() => undefined)) as { error?: { message?: string } } | undefined
  if (!answer.ok) throw new StripeRefused(answer.status, body?.error?.message ?? 'no words')
  return body
}
