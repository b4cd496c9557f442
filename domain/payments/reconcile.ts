import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { eachForItself } from '#platform/jobs/each-for-itself.ts'
import { log } from '#platform/log/log.ts'
import type { PaymentEvent } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { isOnItsWay } from './queries.ts'
import { payment, type Payment } from './schema.server.ts'
import { takePaymentEvent } from './take-event.ts'

const AT_ONCE = 50
/** A payer who did not pay within a day does not come back. */
const EXPIRES_MS = DAY_MS
/** A provider that can't be asked may know more than we do; it is waited for longer. */
const EXPIRES_UNHEARD_MS = 3 * DAY_MS
/** Banks answer for a debit within fourteen working days; one that never does is not waited for for ever. */
const EXPIRES_ON_ITS_WAY_MS = 21 * DAY_MS

type Parts = { db: Db; transaction: RunInTransaction; payments: Payments; now: Date }

/** Asks providers about payments of which nothing was heard; says how many were asked about. Harmless twice. */
export async function reconcilePayments(parts: Parts): Promise<number> {
  const { db, now } = parts
  const due = await db
    .select()
    .from(payment)
    .where(and(inArray(payment.state, ['created', 'pending']), lte(payment.nextLookAt, now)))
    .orderBy(asc(payment.nextLookAt))
    .limit(AT_ONCE)
  await eachForItself(due, {
    run: (one) => reconcile(parts, one),
    failure: 'Some payments could not be settled by what their provider says',
    nameOf: ({ id }) => id,
  })
  return due.length
}

async function reconcile({ db, transaction, payments, now }: Parts, one: Payment): Promise<void> {
  const answer = await askAbout(payments, one)
  if (answer.event) await takePaymentEvent(transaction, answer.event)
  const isEnded = answer.event !== undefined && answer.event.outcome !== 'on-its-way'
  const isOver = now.getTime() - one.createdAt.getTime() >= (await limitMs(db, one, answer))
  if (isOver && !isEnded) await takePaymentEvent(transaction, expiryOf(one))
  else await transaction((tx) => lookLater(tx, one.id))
}

async function limitMs(db: Db, one: Payment, { heard, event }: Answer): Promise<number> {
  const isComing = event?.outcome === 'on-its-way' || (await isOnItsWay(db, one))
  if (isComing) return EXPIRES_ON_ITS_WAY_MS
  return heard ? EXPIRES_MS : EXPIRES_UNHEARD_MS
}

type Answer = { heard: boolean; event?: PaymentEvent | undefined }

async function askAbout(payments: Payments, { id, provider, reference }: Payment): Promise<Answer> {
  const asked = payments.find(provider)
  // Nobody was ever sent to pay.
  if (!reference) return { heard: true }
  if (!asked) return { heard: false }
  try {
    return { heard: true, event: await asked.lookUp(reference) }
  } catch (error) {
    log.warn({ err: error, paymentId: id, provider }, 'a provider could not be asked about a payment')
    return { heard: false }
  }
}

const expiryOf = ({ id, provider, reference, amount, currency }: Payment): PaymentEvent => ({
  provider,
  outcome: 'expired',
  reference: reference ?? undefined,
  paymentId: id,
  amount,
  currency,
})

async function lookLater(tx: Transaction, id: string): Promise<void> {
  await tx.db
    .update(payment)
    .set({ nextLookAt: new Date(tx.now.getTime() + HOUR_MS) })
    .where(eq(payment.id, id))
}
