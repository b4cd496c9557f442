import type { MemberActor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { PaymentEvent, PaymentOutcome } from '#platform/payments/payment-provider.ts'
import { notePaymentSent } from './note-sent.ts'
import type { Payment } from './schema.server.ts'
import { startPayment } from './start-payment.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

/** A payment that waits for the word of its provider. */
export async function makePayment(
  tx: Transaction,
  actor: MemberActor,
  amountMinor = 5_000,
): Promise<Payment & { reference: string }> {
  const made = await startPayment(
    tx,
    actor,
    { amount: minor(amountMinor), purpose: 'top-up' },
    { settings, provider: 'sandbox' },
  )
  const reference = `ref-${made.id}`
  await notePaymentSent(tx, { paymentId: made.id, reference, payAt: `/pay/sandbox/${reference}` })
  return { ...made, state: 'pending', reference }
}

/** What its provider would say of it. */
export function eventOf(
  payment: Payment & { reference: string },
  outcome: PaymentOutcome,
  change: Partial<PaymentEvent> = {},
): PaymentEvent {
  const { id: paymentId, reference, amount, currency, provider } = payment
  return { provider, outcome, reference, paymentId, amount, currency, ...change }
}
