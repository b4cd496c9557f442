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

export const paymentOutcomes = ['succeeded', 'failed', 'expired', 'refunded'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** What a provider says of a payment: by its own name for it, by ours, or by both. */
export type PaymentEvent = {
  provider: PaymentProviderName
  outcome: PaymentOutcome
  reference: string | undefined
  paymentId: string | undefined
  amount: Minor
  currency: string
}

/** A message that is not what its signature says, or has none. */
export class ForgedWebhook extends Error {}

/** Someone who takes money for us. */
export type PaymentProvider = {
  name: PaymentProviderName
  start(asked: PaymentAsked): Promise<PaymentStarted>
  /** What a message says, once its signature is proved; nothing, if it is about nothing of ours. Throws ForgedWebhook. */
  readWebhook(headers: Headers, body: string, now: Date): PaymentEvent | undefined
  /** Gives the whole payment back. Harmless twice. */
  refund(payment: { paymentId: string; reference: string }): Promise<void>
  /** How it stands; nothing while it is open. */
  lookUp(reference: string): Promise<PaymentEvent | undefined>
  /** Asks whether it would serve us, and says so in words. */
  health(): Promise<string>
}
