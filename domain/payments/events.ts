import type { PaymentProviderName } from '#platform/payments/payment-provider.ts'
import type { ChargebackState, PaymentPurpose } from './states.ts'

type About = {
  readonly paymentId: string
  readonly memberId: string
  readonly purpose: PaymentPurpose
  readonly subjectId: string | null
}

/** The money is on the balance: what waited for it can go on. */
export type PaymentSucceeded = {
  readonly kind: 'payment.succeeded'
  readonly provider: PaymentProviderName
} & About

/** It came to nothing, as far as anyone knows now. */
export type PaymentEnded = {
  readonly kind: 'payment.ended'
  readonly outcome: 'failed' | 'expired' | 'refunded'
} & About

type AboutRefund = { readonly refundId: string; readonly paymentId: string; readonly memberId: string }

/** One of finance wants more sent back than one alone may: a colleague has to look. */
export type RefundProposed = {
  readonly kind: 'payment.refund-proposed'
  readonly proposalId: string
  readonly paymentId: string
  readonly memberId: string
}

/** It was taken from the balance: the provider is to send it to the payer. The reason is somebody else's who asked for it. */
export type RefundAsked = { readonly kind: 'payment.refund-asked'; readonly reason: string } & AboutRefund

/** The provider did not send it: it is on the balance again. */
export type RefundFailed = { readonly kind: 'payment.refund-failed' } & AboutRefund

/** Somebody sent some of it back by hand at the provider, or may have: it is asked once more. */
export type WentBackOutside = {
  readonly kind: 'payment.went-back-outside'
  readonly paymentId: string
  readonly at: string
}

/** What was sent back by hand did not arrive; the provider says it of the money, by its own name. */
export type CameBackOutside = {
  readonly kind: 'payment.came-back-outside'
  readonly provider: PaymentProviderName
  readonly money: string
}

/** A bank wants money back, or it is decided whether it gets it. */
export type ChargebackMoved = {
  readonly kind: 'chargeback.moved'
  readonly chargebackId: string
  readonly memberId: string
  readonly state: ChargebackState
}

/** Of what is owed after a lost chargeback something was taken from the balance. */
export type ChargebackRecovered = {
  readonly kind: 'chargeback.recovered'
  readonly chargebackId: string
  readonly memberId: string
  readonly amountMinor: string
}

export type PaymentsEvent =
  | PaymentSucceeded
  | PaymentEnded
  | RefundProposed
  | RefundAsked
  | RefundFailed
  | WentBackOutside
  | CameBackOutside
  | ChargebackMoved
  | ChargebackRecovered

declare module '#platform/events/events.ts' {
  interface Events {
    payments: PaymentsEvent
  }
}
