import type { PaymentOutcome } from '#platform/payments/payment-provider.ts'

export const paymentStates = ['created', 'pending', 'succeeded', 'failed', 'expired', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentPurposes = ['top-up', 'checkout', 'pro'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/**
 * Which word of a provider is heard in which state; what is not here changes nothing. Words come late, twice and out of
 * order: money that came counts whatever was said before, and nothing said afterwards takes it back but a refund.
 */
export const follows: Record<PaymentState, readonly PaymentOutcome[]> = {
  created: ['on-its-way', 'succeeded', 'failed', 'expired', 'refunded'],
  pending: ['on-its-way', 'succeeded', 'failed', 'expired', 'refunded'],
  failed: ['succeeded', 'refunded'],
  expired: ['succeeded', 'refunded'],
  succeeded: ['refunded'],
  refunded: [],
}

export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'pending'

/** A refund is on its way until the provider has taken it; what it refuses comes back to the balance. */
export const refundStates = ['asked', 'sent', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const chargebackStates = ['open', 'won', 'lost'] as const
export type ChargebackState = (typeof chargebackStates)[number]

/** A refund that two have to agree on. */
export const proposalStates = ['proposed', 'confirmed', 'declined'] as const

/** What came of a provider's word about a payment of ours. */
export const wordResults = ['applied', 'nothing new', 'mismatch'] as const
