import type { Minor } from '#platform/money/money.ts'

/** Every provider there can be: its name stands in addresses, in payments and in the ledger. */
export const paymentProviderNames = ['sandbox', 'stripe'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]

export const paymentProviderTitles: Record<PaymentProviderName, string> = {
  sandbox: 'the sandbox',
  stripe: 'Stripe',
}

/** What a payer is asked for, and where they come back to. */
export type PaymentAsked = {
  paymentId: string
  amount: Minor
  currency: string
  description: string
  returnUrl: string
}

export type PaymentStarted = {
  /** How the provider calls it. */
  reference: string
  /** Where the payer is sent. */
  payAt: string
}

/** Whoever pays by their bank has done their part days before the money comes: then it is on its way. */
export const paymentOutcomes = ['on-its-way', 'succeeded', 'failed', 'expired', 'refunded'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** What a provider says of a payment: by its own name for it, by ours, or by both. Of a refund the amount is all that went back so far. */
export type PaymentEvent = {
  provider: PaymentProviderName
  outcome: PaymentOutcome
  reference: string | undefined
  paymentId: string | undefined
  amount: Minor
  currency: string
  /** Of a refund: what the provider can be asked about for the sum that holds now. The message may be of a moment long ago. */
  charge?: string
}

export const chargebackOutcomes = ['chargeback-opened', 'chargeback-won', 'chargeback-lost'] as const
export type ChargebackOutcome = (typeof chargebackOutcomes)[number]

/** A payer's bank wants money back, or has decided about it. */
export type ChargebackEvent = {
  provider: PaymentProviderName
  outcome: ChargebackOutcome
  /** How the provider calls the chargeback. */
  reference: string
  /** Which payment of ours it is about; nothing where only the provider can say. */
  paymentId: string | undefined
  /** How the provider calls the money that is wanted back. */
  charged: string
  amount: Minor
  currency: string
  /** Why, in the bank's words. */
  cause: string
}

/** What was to go back to its payer did not arrive there. */
export type RefundFailedEvent = {
  provider: PaymentProviderName
  outcome: 'refund-failed'
  refundId: string
}

/** Money that was sent back by hand at the provider did not arrive: which refund that was, it does not say in names of ours. */
export type RefundCameBackEvent = {
  provider: PaymentProviderName
  outcome: 'refund-came-back'
  /** How the provider calls the money that was paid. */
  money: string
}

export type ProviderEvent = PaymentEvent | ChargebackEvent | RefundFailedEvent | RefundCameBackEvent

/** Something that was sent back of a payment, or was to be. */
export type SentBack = {
  /** Our name for it; none where somebody made it by hand at the provider. */
  refundId: string | undefined
  amount: Minor
  /** It has neither failed nor been stopped. */
  stands: boolean
}

/** The provider will never send this money back: asking again is of no use. */
export class RefundRefused extends Error {}

export type RefundAsked = {
  refundId: string
  paymentId: string
  /** How the provider calls the payment. */
  reference: string
  amount: Minor
  currency: string
  /** All that was sent back of the payment, this included. */
  refundedSoFar: Minor
}

/** A message that is not what its signature says, or has none. */
export class ForgedWebhook extends Error {}

/** Someone who takes money for us. */
export type PaymentProvider = {
  name: PaymentProviderName
  /** Whether it can be told every sum there is in a currency; nothing new is asked of it in another. */
  takes(currency: string): boolean
  start(asked: PaymentAsked): Promise<PaymentStarted>
  /** What a message says, once its signature is proved; nothing, if it is about nothing of ours. Throws ForgedWebhook. */
  readWebhook(headers: Headers, body: string, now: Date): ProviderEvent | undefined
  /** Sends an amount back to its payer. Harmless twice for the same refund. Throws RefundRefused where it never will be. */
  refund(asked: RefundAsked): Promise<void>
  /** Which payment of ours was charged; nothing, if none was. */
  findCharged(charged: string): Promise<string | undefined>
  /** All that went back of a charge until now, without what came back since; nothing where the provider can't say. */
  sumRefunded(charge: string, currency: string): Promise<Minor | undefined>
  /** All that was sent back of a payment, by us or by hand; nothing where the provider can't say. */
  listRefunds(reference: string, currency: string): Promise<SentBack[] | undefined>
  /** What the provider knows the payer's card by, the same wherever it pays; nothing where it was no card. */
  findPayer(reference: string): Promise<string | undefined>
  /** How it stands; nothing while its payer has not paid. */
  lookUp(reference: string): Promise<PaymentEvent | undefined>
  /** Asks whether it would serve us, and says so in words. */
  health(): Promise<string>
}
