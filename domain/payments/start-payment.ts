import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { type Minor, minor } from '#platform/money/money.ts'
import type { PaymentProviderName } from '#platform/payments/payment-provider.ts'
import { payment, type Payment } from './schema.server.ts'
import type { PaymentPurpose } from './states.ts'

const LIMIT = { name: 'payments started', most: 30, everySeconds: 3_600 }
const FIRST_LOOK_MS = 10 * 60_000

type StartPaymentInput = {
  amount: Minor
  purpose: PaymentPurpose
  /** What it pays for; a top-up pays for nothing else. */
  subjectId?: string | undefined
  /** A path of ours that the payer comes back to; without it, the page of the payment. */
  returnTo?: string | undefined
  /** A path of ours that the page of the payment leads on to, once it is paid. */
  goesOnTo?: string | undefined
}

export type StartPaymentContext = {
  settings: Pick<Settings, 'currency' | 'topUpMinMinor' | 'topUpMaxMinor'>
  /** Who takes payments now. */
  provider: PaymentProviderName | undefined
}

/** Writes down that a member is about to pay. Nothing is credited by it: that is the provider's word alone. */
export async function startPayment(
  tx: Transaction,
  actor: Actor,
  { amount, purpose, subjectId, returnTo, goesOnTo }: StartPaymentInput,
  { settings, provider }: StartPaymentContext,
): Promise<Payment> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'payment.start')
  if (!provider) throw new Conflict('Payments are not set up here yet. Ask the operator of this marketplace.')
  if (purpose === 'top-up') expectWithinBounds(amount, settings)
  await countUse(tx.db, LIMIT, memberId, tx.now)
  const id = crypto.randomUUID()
  const next = goesOnTo ? `?next=${encodeURIComponent(goesOnTo)}` : ''
  const [made] = await tx.db
    .insert(payment)
    .values({
      id,
      memberId,
      purpose,
      subjectId: subjectId ?? null,
      amount,
      currency: settings.currency,
      provider,
      returnTo: returnTo ?? `/my/balance/payments/${id}${next}`,
      createdAt: tx.now,
      nextLookAt: new Date(tx.now.getTime() + FIRST_LOOK_MS),
    })
    .returning()
  if (!made) throw new Error('No payment was written')
  return made
}

function expectWithinBounds(amount: Minor, settings: StartPaymentContext['settings']): void {
  const { currency, topUpMinMinor, topUpMaxMinor } = settings
  const [least, most] = [minor(topUpMinMinor), minor(topUpMaxMinor)]
  if (amount >= least && amount <= most) return
  const words = `Write an amount from ${formatMoney(least, currency)} to ${formatMoney(most, currency)}`
  throw new Invalid(words, { amount: [words] })
}
