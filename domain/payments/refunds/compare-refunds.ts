import { eq } from 'drizzle-orm'
import { clockActor } from '#domain/actor.ts'
import { log } from '#platform/log/log.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { add, type Minor, negated, smallest, subtract } from '#platform/money/money.ts'
import type { PaymentProviderName, SentBack } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { endChargeback } from '../chargebacks/end-chargeback.ts'
import { listOpenSentBack, listSentBack } from '../chargebacks/sent-back.ts'
import {
  type Chargeback,
  payment,
  type Payment,
  paymentRefund,
  type PaymentRefund,
} from '../schema.server.ts'
import { tellAdministrators } from '../tell-administrators.ts'
import { lockPayment } from './ask-refund.ts'
import { bookOutside } from './book-outside.ts'
import { returnRefund } from './end-refund.ts'

const FRESH_MS = 10 * 60_000

type Parts = { db: Db; transaction: RunInTransaction; payments: Payments }

/** What the book has taken of a payment because it went back. */
type Taken = { refunds: PaymentRefund[]; cases: Chargeback[] }

async function readTaken(db: Db | DrizzleTransaction, paymentId: string): Promise<Taken> {
  return {
    refunds: await db
      .select()
      .from(paymentRefund)
      .where(eq(paymentRefund.paymentId, paymentId))
      .orderBy(paymentRefund.askedAt, paymentRefund.id),
    cases: await listSentBack(db, paymentId),
  }
}

/** By name, for a provider that says of some money that it came back and knows no name of ours. */
export async function compareRefundsOf(
  parts: Parts,
  { provider, money }: { provider: PaymentProviderName; money: string },
): Promise<void> {
  const paymentId = await parts.payments.find(provider)?.findCharged(money)
  if (paymentId) await compareRefunds(parts, paymentId)
}

/**
 * Asks the provider what was sent back of a payment and stands, and brings the book to it: what it took beyond that comes back to the
 * member, what it did not take yet is taken. Harmless twice. What changed here while the provider answered is asked about again.
 */
export async function compareRefunds({ db, transaction, payments }: Parts, paymentId: string): Promise<void> {
  const [paid] = await db.select().from(payment).where(eq(payment.id, paymentId))
  if (!paid?.reference || (paid.state !== 'succeeded' && paid.refunded === 0n)) return
  const before = await readTaken(db, paymentId)
  const provider = payments.find(paid.provider)
  if (!provider) throw new Error(`Nobody can say what went back of the payment ${paymentId}`)
  const listed = await provider.listRefunds(paid.reference, paid.currency)
  if (!listed) return
  await transaction(async (tx) => {
    const held = await lockPayment(tx, paymentId)
    const now = await readTaken(tx.db, paymentId)
    if (!held || printOf(now) !== printOf(before))
      throw new Conflict('Something went back, or came back, while the provider was asked')
    await bringTo(tx, held, now, listed)
  })
}

const printOf = ({ refunds, cases }: Taken): string =>
  [...refunds, ...cases].map(({ id, state, amount }) => `${id} ${state} ${amount}`).join(', ')

/** Those by our names are known by them; all others are sums that were sent by hand. */
async function bringTo(
  tx: Transaction,
  paid: Payment,
  { refunds, cases }: Taken,
  listed: readonly SentBack[],
): Promise<void> {
  const ours = refunds.filter(
    ({ id, state }) => state !== 'failed' && listed.some((one) => one.refundId === id),
  )
  for (const { id } of ours)
    if (!listed.some(({ refundId, stands }) => refundId === id && stands)) await returnRefund(tx, id)
  const byHand = listed.filter(({ refundId, stands }) => stands && !ours.some(({ id }) => id === refundId))
  const taken = refunds.filter(({ id, state }) => state === 'sent' && !ours.some((one) => one.id === id))
  if (taken.some((one) => isFresh(tx, paid, one)))
    throw new Conflict('The provider’s list may not have what was sent a moment ago')
  const beyond = subtract(sumOf([...taken, ...cases]), sumOf(byHand))
  const isAsked = refunds.some(({ state }) => state === 'asked')
  if (beyond > 0n) await bringBack(tx, paid, { refunds: taken, cases }, beyond)
  // What of ours is on its way may be what somebody did by hand: first it is known what became of that.
  else if (beyond < 0n && !isAsked) await bookOutside(tx, paid, negated(beyond))
}

/** Taken on by the provider so lately that its list may be older than that. */
const isFresh = ({ now }: Transaction, { provider }: Payment, { askedBy, endedAt }: PaymentRefund): boolean =>
  askedBy !== provider && endedAt !== null && now.getTime() - endedAt.getTime() < FRESH_MS

const sumOf = (some: readonly { amount: Minor }[]): Minor => add(...some.map(({ amount }) => amount))

/** What is of just this sum, or else cases and then refunds, the newest first; of the last as much as came back. */
async function bringBack(tx: Transaction, paid: Payment, taken: Taken, beyond: Minor): Promise<void> {
  const refunds = taken.refunds.toReversed()
  const cases = taken.cases.filter(({ state }) => state === 'open')
  const same = [...cases, ...refunds].find(({ amount }) => amount === beyond)
  let left = beyond
  for (const one of cases) {
    if (left <= 0n || (same && same.id !== one.id)) continue
    await endChargeback(tx, one, { outcome: 'won', actor: clockActor })
    left = subtract(left, one.amount)
  }
  for (const one of refunds) {
    if (left <= 0n || (same && same.id !== one.id)) continue
    const amount = smallest(one.amount, left)
    await returnRefund(tx, amount === one.amount ? one.id : await partOf(tx, one, amount), ['sent'])
    left = subtract(left, amount)
  }
  const held = await lockPayment(tx, paid.id)
  // A case ends whole: what still stands of it is taken anew.
  if (left < 0n && held) await bookOutside(tx, held, negated(left))
  if (left > 0n) await tellOfDecided(tx, paid, left)
}

/** A part of what was sent back in one sum, as a refund of its own. */
async function partOf(tx: Transaction, one: PaymentRefund, amount: Minor): Promise<string> {
  const { id: _id, ...like } = one
  const refunds = await tx.db.$count(paymentRefund, eq(paymentRefund.paymentId, one.paymentId))
  await tx.db
    .update(paymentRefund)
    .set({ amount: subtract(one.amount, amount) })
    .where(eq(paymentRefund.id, one.id))
  const [made] = await tx.db
    .insert(paymentRefund)
    .values({ ...like, amount, formKey: `part of ${one.id} after ${refunds}` })
    .returning({ id: paymentRefund.id })
  if (!made) throw new Error('No part of a refund was written')
  return made.id
}

/** It came back after an administrator had booked the case as lost: what was taken for it is theirs to give again, by a correction. */
async function tellOfDecided(tx: Transaction, paid: Payment, amount: Minor): Promise<void> {
  const { id: paymentId, provider, reference, currency } = paid
  const said = { provider, outcome: 'refunded' as const, reference: reference ?? undefined, paymentId }
  await tellAdministrators(tx, 'payment.mismatch', { ...said, amount, currency }, paid, undefined, {
    cameBack: 'after its case was booked as lost',
  })
}

/** Cases that wait for an administrator: what was sent back by hand may have come back without a word. */
export async function compareOpenCases(parts: Parts): Promise<void> {
  for (const paymentId of await listOpenSentBack(parts.db))
    await compareRefunds(parts, paymentId).catch((error: unknown) =>
      log.warn({ err: error, paymentId }, 'a provider could not be asked what went back of a payment'),
    )
}
