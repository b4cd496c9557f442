import type { PaymentPurpose } from './states.ts'

type About = {
  readonly paymentId: string
  readonly memberId: string
  readonly purpose: PaymentPurpose
  readonly subjectId: string | null
}

/** The money is on the balance: what waited for it can go on. */
export type PaymentSucceeded = { readonly kind: 'payment.succeeded' } & About

/** It came to nothing, as far as anyone knows now. */
export type PaymentEnded = { readonly kind: 'payment.ended'; readonly outcome: 'failed' | 'expired' } & About

/** It was taken back from the balance: the provider is to give it back to the payer. */
export type RefundAsked = { readonly kind: 'payment.refund-asked'; readonly paymentId: string }

export type PaymentsEvent = PaymentSucceeded | PaymentEnded | RefundAsked

declare module '#platform/events/events.ts' {
  interface Events {
    payments: PaymentsEvent
  }
}
