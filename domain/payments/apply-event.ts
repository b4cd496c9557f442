import { and, eq } from 'drizzle-orm'
import { deposited, postTransfer, provider } from '#domain/ledger/index.ts'
import { holdCurrency } from './hold-currency.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { add, negated, subtract } from '#platform/money/money.ts'
import type { PaymentEvent, PaymentOutcome } from '#platform/payments/payment-provider.ts'
import { noteWord, type WordResult } from './listing/note-word.ts'
import { sumSentBack } from './chargebacks/sent-back.ts'
import { bookOutside } from './refunds/book-outside.ts'
import { noteAllSent } from './refunds/end-refund.ts'
import { payment, type Payment } from './schema.server.ts'
import { follows, isOpen } from './states.ts'
import { tellAdministrators } from './tell-administrators.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** What came of a provider's word. */
export type Applied = 'applied' | 'nothing new' | 'unknown' | 'mismatch'

/**
 * Acts on a provider's proved word: the one way by which money comes in. Harmless twice, late and out of order. What does
 * not agree with what was asked for moves nothing and is told to the administrators.
 */
export async function applyPaymentEvent(
  tx: Transaction,
  event: PaymentEvent,
  origin?: Origin,
): Promise<Applied> {
  const found = await lockPayment(tx, event)
  if (!found) {
    await tellAdministrators(tx, 'payment.unknown', event, undefined, origin)
    return 'unknown'
  }
  const result = await applyTo(tx, found, event, origin)
  await noteWord(tx, found.id, event, result)
  return result
}

async function applyTo(
  tx: Transaction,
  found: Payment,
  event: PaymentEvent,
  origin?: Origin,
): Promise<WordResult> {
  expectCreditedFirst(found, event)
  if (!agrees(found, event)) {
    await tellAdministrators(tx, 'payment.mismatch', event, found, origin)
    return 'mismatch'
  }
  if (event.outcome === 'refunded' && wasCredited(found)) return noteBack(tx, found, event, origin)
  if (!follows[found.state].includes(event.outcome)) return 'nothing new'
  // Nothing has ended and nothing came: that it was said is all there is to write down.
  if (event.outcome === 'on-its-way') return 'applied'
  if (event.outcome === 'succeeded') {
    const currency = await holdCurrency(tx)
    if (found.currency !== currency) {
      await tellAdministrators(tx, 'payment.mismatch', event, found, origin, { book: { currency } })
      return 'mismatch'
    }
    await credit(tx, found)
  }
  await tx.db
    .update(payment)
    .set({
      state: event.outcome,
      endedAt: tx.now,
      ...(event.reference && !found.reference ? { reference: event.reference } : {}),
    })
    .where(eq(payment.id, found.id))
  await announce(tx, found, event.outcome)
  return 'applied'
}

/** By its own name, or by ours where it was never told to us: a word may come before the answer that began it. */
async function lockPayment(tx: Transaction, event: PaymentEvent): Promise<Payment | undefined> {
  const by =
    event.paymentId && isUuid(event.paymentId)
      ? eq(payment.id, event.paymentId)
      : event.reference
        ? eq(payment.reference, event.reference)
        : undefined
  if (!by) return undefined
  const [row] = await tx.db
    .select()
    .from(payment)
    .where(and(by, eq(payment.provider, event.provider)))
    .for('update')
  return row
}

/** Its money was on the balance once, whatever of it went back since; what went back before anyone heard that it came never was. */
const wasCredited = ({ state, refunded }: Payment): boolean =>
  state === 'succeeded' || (state === 'refunded' && refunded > 0n)

/** Of what was sent back the provider tells the sum so far, which is a part of the payment or all of it. */
const isPartBack = ({ outcome, amount }: PaymentEvent, found: Payment): boolean =>
  outcome === 'refunded' && amount > 0n && amount < found.amount

/** A part went back before its success is heard of: the provider brings this word again. Let go, all of the payment would be credited. */
function expectCreditedFirst(found: Payment, event: PaymentEvent): void {
  const isHeardOf = found.state === 'succeeded' || found.state === 'refunded'
  if (isPartBack(event, found) && event.currency === found.currency && !isHeardOf)
    throw new Conflict('The payment of this refund has not been told of yet')
}

function agrees(found: Payment, event: PaymentEvent): boolean {
  const { amount, currency, reference } = event
  return (
    ((wasCredited(found) && isPartBack(event, found)) || found.amount === amount) &&
    found.currency === currency &&
    (!reference || !found.reference || reference === found.reference)
  )
}

async function credit(tx: Transaction, { id, memberId, amount, provider: name }: Payment): Promise<void> {
  await postTransfer(tx, {
    kind: 'top-up',
    key: `payment:${id}`,
    subject: { kind: 'payment', id },
    postings: [
      { account: provider(name), amount: negated(amount) },
      { account: deposited(memberId), amount },
    ],
  })
}

/**
 * What went back by us is known already; more was sent back at the provider itself. The same sum is news again when a refund that was on
 * its way came back since: what is known alone keeps it from being twice. Where as much went back as the book has, nothing waits to be sent any more, whoever sent it: asked for again it would be refused as
 * too much, and credited although its payer has it.
 */
async function noteBack(
  tx: Transaction,
  found: Payment,
  { amount }: PaymentEvent,
  origin?: Origin,
): Promise<WordResult> {
  const known = add(found.refunded, await sumSentBack(tx.db, found.id))
  if (amount < known) return 'nothing new'
  const wasWaiting = await noteAllSent(tx, found.id)
  if (amount === known) return wasWaiting ? 'applied' : 'nothing new'
  await bookOutside(tx, found, subtract(amount, known), origin)
  return 'applied'
}

/** Money that went back before its coming was told ends what waited for it, like money that never came. */
async function announce(
  tx: Transaction,
  found: Payment,
  outcome: Exclude<PaymentOutcome, 'on-its-way'>,
): Promise<void> {
  const about = {
    paymentId: found.id,
    memberId: found.memberId,
    purpose: found.purpose,
    subjectId: found.subjectId,
  }
  if (outcome === 'succeeded')
    await tx.announce({ kind: 'payment.succeeded', provider: found.provider, ...about })
  else if (outcome !== 'refunded' || isOpen(found.state))
    await tx.announce({ kind: 'payment.ended', outcome, ...about })
}
