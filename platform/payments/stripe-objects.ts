import { z } from 'zod'
import type {
  ChargebackEvent,
  ChargebackOutcome,
  PaymentEvent,
  PaymentOutcome,
  ProviderEvent,
} from './payment-provider.ts'
import { fromStripe } from './stripe-amounts.ts'

/** How we call what is ours. An account may be used for other things as well, and they may put anything in the same place: that is nobody of ours. */
const ourId = z.uuid().optional().catch(undefined)

const charge = z.object({
  refunded: z.boolean().optional(),
  amount_refunded: z.int().optional(),
  payment_method_details: z
    .object({ card: z.object({ fingerprint: z.string() }).partial() })
    .partial()
    .nullish(),
})

/** What we read of a Checkout session. */
export const sessionAnswer = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  client_reference_id: ourId,
  payment_intent: z
    .union([
      z.string(),
      z.object({
        id: z.string(),
        status: z.string().nullish(),
        latest_charge: z.union([z.string(), charge]).nullish(),
      }),
    ])
    .nullish(),
})
export type CheckoutSession = z.infer<typeof sessionAnswer>

const chargeObject = z.object({
  id: z.string(),
  amount_refunded: z.int(),
  currency: z.string(),
  metadata: z.object({ payment_id: ourId }),
})

/** What we read of the refunds of a charge. */
export const refundsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      status: z.string().nullish(),
      metadata: z.object({ refund_id: ourId }).nullish(),
    }),
  ),
  has_more: z.boolean().optional(),
})

const refundObject = z.object({
  status: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ refund_id: ourId }).nullish(),
})

const disputeObject = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  reason: z.string().nullish(),
  status: z.string(),
})

/** What we read of the money behind a session. */
export const intentAnswer = z.object({ metadata: z.object({ payment_id: ourId }) })

const eventObject = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })

const SESSION_EVENTS: Readonly<Record<string, PaymentOutcome>> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

/** Of some ways to pay one of them tells of a refund, of others another. */
const REFUND_EVENTS: readonly string[] = ['refund.failed', 'refund.updated', 'charge.refund.updated']

/** The payer's bank did not take it, or somebody stopped it at Stripe: either way the money did not go back. */
const NOT_SENT: readonly string[] = ['failed', 'canceled']
export const isNotSent = (status: string | null | undefined): boolean => NOT_SENT.includes(status ?? '')

/** An inquiry that becomes a dispute is not created again: it is told as the money that was taken for it, and as changed. */
const DISPUTE_EVENTS: readonly string[] = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
]

/** What an event says of a payment of ours; an account may be used for other things as well, which are none. */
export function readStripeEvent(given: unknown): ProviderEvent | undefined {
  const { type, data } = eventObject.parse(given)
  if (type === 'charge.refunded') return refundEvent(chargeObject.parse(data.object))
  if (REFUND_EVENTS.includes(type)) return refundFailedEvent(refundObject.parse(data.object))
  if (DISPUTE_EVENTS.includes(type)) return disputeEvent(type, disputeObject.parse(data.object))
  const outcome = SESSION_EVENTS[type]
  if (!outcome) return undefined
  const session = sessionAnswer.parse(data.object)
  if (!session.client_reference_id) return undefined
  if (outcome !== 'succeeded' || session.payment_status === 'paid') return eventOf(session, outcome)
  // Completed, but the money is still on its way: another event says how it ended.
  return session.status === 'complete' ? eventOf(session, 'on-its-way') : undefined
}

/** How a session stands that was looked up. */
export function sessionEvent(session: CheckoutSession): PaymentEvent | undefined {
  if (session.payment_status === 'paid')
    return eventOf(session, isRefunded(session) ? 'refunded' : 'succeeded')
  if (session.status === 'expired') return eventOf(session, 'expired')
  if (session.status !== 'complete') return undefined
  return eventOf(session, hasFallenThrough(session) ? 'failed' : 'on-its-way')
}

/** Its payer did their part, and their bank did not: Stripe would take another way to pay, or nothing any more. */
const hasFallenThrough = ({ payment_intent: intent }: CheckoutSession): boolean =>
  typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')

function chargeOf({ payment_intent: intent }: CheckoutSession) {
  const latest = typeof intent === 'object' ? intent?.latest_charge : undefined
  return typeof latest === 'object' ? latest : undefined
}

const isRefunded = (session: CheckoutSession): boolean => chargeOf(session)?.refunded === true

/** The same card has one fingerprint in an account of Stripe's, whoever pays with it. */
export const cardOf = (session: CheckoutSession): string | undefined =>
  chargeOf(session)?.payment_method_details?.card?.fingerprint

function eventOf(session: CheckoutSession, outcome: PaymentOutcome): PaymentEvent {
  const currency = (session.currency ?? '').toUpperCase()
  return {
    provider: 'stripe',
    outcome,
    reference: session.id,
    paymentId: session.client_reference_id,
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
  }
}

function refundEvent({ id, amount_refunded, currency: code, metadata }: z.infer<typeof chargeObject>) {
  if (!metadata.payment_id) return undefined
  const currency = code.toUpperCase()
  return {
    provider: 'stripe' as const,
    outcome: 'refunded' as const,
    reference: undefined,
    paymentId: metadata.payment_id,
    amount: fromStripe(amount_refunded, currency),
    currency,
    charge: id,
  }
}

function refundFailedEvent(refund: z.infer<typeof refundObject>): ProviderEvent | undefined {
  const { status, metadata, payment_intent: money } = refund
  if (!isNotSent(status)) return undefined
  if (metadata?.refund_id)
    return { provider: 'stripe', outcome: 'refund-failed', refundId: metadata.refund_id }
  return money ? { provider: 'stripe', outcome: 'refund-came-back', money } : undefined
}

/** An inquiry (`warning_…`) takes no money yet: if it becomes more, another event says so with another status. */
function disputeEvent(type: string, dispute: z.infer<typeof disputeObject>): ChargebackEvent | undefined {
  const { id, amount, currency: code, payment_intent: intent, reason, status } = dispute
  if (!intent || status.startsWith('warning_')) return undefined
  const currency = code.toUpperCase()
  return {
    provider: 'stripe',
    outcome: type === 'charge.dispute.closed' ? outcomeOfDispute(status) : 'chargeback-opened',
    reference: id,
    paymentId: undefined,
    charged: intent,
    amount: fromStripe(amount, currency),
    currency,
    cause: (reason ?? '').replaceAll('_', ' '),
  }
}

const outcomeOfDispute = (status: string): ChargebackOutcome =>
  status === 'lost' ? 'chargeback-lost' : 'chargeback-won'
