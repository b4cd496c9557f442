import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { ChargebackEvent, PaymentEvent, PaymentOutcome } from '#platform/payments/payment-provider.ts'
import { applyChargeback } from './chargebacks/apply-chargeback.ts'
import { notePaymentSent } from './note-sent.ts'
import { chargeback, payment as payments, type Payment } from './schema.server.ts'
import { startPayment } from './start-payment.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

/** A payment that waits for the word of its provider. */
export async function makePayment(
  tx: Transaction,
  actor: MemberActor,
  amountMinor = 5_000,
  { currency } = settings,
): Promise<Payment & { reference: string }> {
  const made = await startPayment(
    tx,
    actor,
    { amount: minor(amountMinor), purpose: 'top-up' },
    { settings: { ...settings, currency }, provider: 'sandbox' },
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

/** What its payer's bank would say of it. */
export function chargebackOf(
  { id: paymentId, amount, currency, provider }: Payment,
  outcome: ChargebackEvent['outcome'],
  change: Partial<ChargebackEvent> = {},
): ChargebackEvent {
  const [reference, charged] = [`bank-${paymentId}`, `charge-${paymentId}`]
  return {
    provider,
    outcome,
    reference,
    paymentId,
    charged,
    amount,
    currency,
    cause: 'fraudulent',
    ...change,
  }
}

/** The bank wants all of a payment back; gives the case. */
export async function chargeBack(tx: Transaction, paymentId: string): Promise<string> {
  const [paid] = await tx.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!paid) throw new Error('There is no such payment')
  await applyChargeback(tx, chargebackOf(paid, 'chargeback-opened'))
  const [made] = await tx.db.select().from(chargeback).where(eq(chargeback.paymentId, paymentId))
  return made?.id ?? ''
}
