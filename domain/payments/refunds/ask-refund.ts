import { and, eq } from 'drizzle-orm'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { lockParts } from '#domain/ledger/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { authorise } from '../permissions.ts'
import { payment, type Payment, paymentRefund, type PaymentRefund } from '../schema.server.ts'
import { bookRefund } from './book-refund.ts'
import { mostAlone } from './most-alone.ts'
import { findRefundFacts } from './refund-queries.ts'
import { mostRefund, whyNoRefund } from './refund-rules.ts'

type Asked = {
  paymentId: string
  amount: Minor
  /** The same form sent twice is one refund. */
  formKey: string
  /** Why; asked of whoever does it for somebody else. */
  reason?: string | undefined
}

/**
 * Sends unspent money back to the payment that it came from, whole or in part. It leaves the balance at once, so that it can't be
 * spent meanwhile; a job then asks the provider.
 */
export async function askRefund(
  tx: Transaction,
  actor: Actor,
  { paymentId, amount, formKey, reason = '' }: Asked,
  { origin }: { origin?: Origin | undefined } = {},
): Promise<PaymentRefund> {
  const found = await lockPayment(tx, paymentId)
  authorise(actor, 'payments.refund', { ownerId: found?.memberId ?? '' })
  if (!found) throw new NotFound('There is no such payment')
  const before = await findByForm(tx, paymentId, formKey)
  if (before) return before
  const isOwn = actor.kind === 'member' && actor.id === found.memberId
  if (!isOwn && reason === '') throw new Invalid('Say why', { reason: ['Reason: fill this in'] })
  if (!isOwn && actor.kind === 'member') await expectOneIsEnough(tx, found, amount)
  return takeRefund(tx, actor, found, { amount, formKey, reason }, { origin })
}

/** Above a sum of the settings two have to agree: it is proposed instead. */
async function expectOneIsEnough(tx: Transaction, found: Payment, amount: Minor): Promise<void> {
  if (amount > (await mostAlone(tx.db, found, tx.now)))
    throw new Conflict('So much needs four eyes: propose it, and a colleague confirms it')
}

type Taken = { amount: Minor; formKey: string; reason: string }

/** Takes it from the balance, writes it down and has the provider asked: what one asked for, or two agreed on. */
export async function takeRefund(
  tx: Transaction,
  actor: Actor,
  found: Payment,
  { amount, formKey, reason }: Taken,
  { origin, proposedBy }: { origin?: Origin | undefined; proposedBy?: string },
): Promise<PaymentRefund> {
  await expectRefundable(tx, found, amount)
  const made = await bookRefund(tx, found, amount, {
    formKey,
    askedBy: actorLabel(actor),
    state: 'asked',
    reason,
  })
  await recordSecurityEvent(tx, {
    kind: 'payment.refunded',
    actor,
    memberId: found.memberId,
    origin,
    details: {
      paymentId: found.id,
      amount: String(amount),
      currency: found.currency,
      ...(reason ? { reason } : {}),
      ...(proposedBy ? { proposedBy } : {}),
      before: { refunded: String(found.refunded) },
      after: { refunded: String(found.refunded + amount) },
    },
  })
  await tx.announce({
    kind: 'payment.refund-asked',
    refundId: made.id,
    paymentId: found.id,
    memberId: found.memberId,
    reason,
  })
  return made
}

export async function lockPayment(tx: Transaction, paymentId: string): Promise<Payment | undefined> {
  const [found] = await tx.db.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  return found
}

export async function findByForm(tx: Transaction, paymentId: string, formKey: string) {
  const [found] = await tx.db
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.paymentId, paymentId), eq(paymentRefund.formKey, formKey)))
  return found
}

/** Only what is left of it, was not spent and is not wanted by a bank; it stays so until the transaction ends. */
export async function expectRefundable(tx: Transaction, found: Payment, amount: Minor): Promise<void> {
  await lockParts(tx, found.memberId)
  const facts = (await findRefundFacts(tx.db, found.memberId, [found]))(found)
  const why = whyNoRefund(facts)
  if (why) throw new Conflict(why)
  const most = mostRefund(facts)
  if (amount > 0n && amount <= most) return
  const words = `Amount: more than nothing, and at most ${formatMoney(most, found.currency)}`
  throw new Invalid(words, { amount: [words] })
}
