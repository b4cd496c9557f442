import { and, asc, between, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { findNamedMember } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { readSought } from '#domain/sought-rules.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { paymentProviderNames } from '#platform/payments/payment-provider.ts'
import { listRefunds } from '../refunds/refund-queries.ts'
import { authorise } from '../permissions.ts'
import { chargeback, type Chargeback, payment, type Payment, type PaymentRefund } from '../schema.server.ts'
import { paymentPurposes } from '../states.ts'
import { listWords, type ProviderWord } from './note-word.ts'
import type { PaymentFilters, PaymentSort } from './payment-filters.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

export const PAYMENTS_A_PAGE = 30
const MOST_IN_FILE = 20_000
/** Counted no further: nobody pages through more by hand. */
const MOST_COUNTED = 10_000

type PaymentPage = { rows: Payment[]; found: number; isOver: boolean; page: number; pages: number }
type Asked = { filters: PaymentFilters; currency: Currency }

/** Each is the order of an index, forwards or backwards. */
const orders: Record<PaymentSort, SQL[]> = {
  '-created': [desc(payment.createdAt), desc(payment.id)],
  created: [asc(payment.createdAt), asc(payment.id)],
  '-amount': [desc(payment.amount), desc(payment.createdAt)],
  amount: [asc(payment.amount), asc(payment.createdAt)],
}

/** A page of payments, whatever came of them. */
export async function listPayments(db: Db, actor: Actor, asked: Asked): Promise<PaymentPage> {
  authorise(actor, 'payments.read')
  const which = await paymentsThatFit(db, actor, asked)
  const some = db
    .select({ id: payment.id })
    .from(payment)
    .where(which)
    .limit(MOST_COUNTED + 1)
    .as('some')
  const counted = await db.$count(some)
  const found = Math.min(counted, MOST_COUNTED)
  const pages = Math.max(1, Math.ceil(found / PAYMENTS_A_PAGE))
  const page = Math.min(asked.filters.page, pages)
  const rows = await ordered(db, which, asked.filters.sort)
    .limit(PAYMENTS_A_PAGE)
    .offset((page - 1) * PAYMENTS_A_PAGE)
  return { rows, found, isOver: counted > MOST_COUNTED, page, pages }
}

/** All that fit, in the order shown, for the file. */
export async function listPaymentsForFile(db: Db, actor: Actor, asked: Asked): Promise<Payment[]> {
  authorise(actor, 'payments.read')
  return ordered(db, await paymentsThatFit(db, actor, asked), asked.filters.sort).limit(MOST_IN_FILE)
}

function ordered(db: Db, which: SQL | undefined, sort: PaymentSort) {
  return db
    .select()
    .from(payment)
    .where(which)
    .orderBy(...orders[sort])
    .$dynamic()
}

/**
 * By id, whole or its beginning, by reference, by who paid, or by the sum: each by an index of its own. Those of references and of what is
 * paid for begin with another column, of which all there is is named: left out, older databases would read every payment.
 */
export async function paymentsThatFit(
  db: Db,
  actor: Actor,
  { filters, currency }: Asked,
): Promise<SQL | undefined> {
  const { words, state, purpose, provider } = filters
  const chosen = and(
    state && eq(payment.state, state),
    purpose && eq(payment.purpose, purpose),
    provider && eq(payment.provider, provider),
  )
  if (!words) return chosen
  const memberId = await findNamedMember(db, actor, words)
  const { ids, amount } = readSought(words, currency)
  const named = or(
    isUuid(words) ? eq(payment.id, words) : undefined,
    isUuid(words)
      ? and(inArray(payment.purpose, [...paymentPurposes]), eq(payment.subjectId, words))
      : undefined,
    ids ? between(payment.id, ids.first, ids.last) : undefined,
    memberId ? eq(payment.memberId, memberId) : undefined,
    amount ? eq(payment.amount, amount) : undefined,
    and(inArray(payment.provider, [...paymentProviderNames]), eq(payment.reference, words)),
  )
  return and(chosen, named ?? inArray(payment.id, []))
}

export type WholePayment = {
  payment: Payment
  refunds: PaymentRefund[]
  chargebacks: Chargeback[]
  words: ProviderWord[]
}

/** One payment with all that was heard of it, sent back of it and wanted back. */
export async function findWholePayment(db: Db, actor: Actor, id: string): Promise<WholePayment> {
  authorise(actor, 'payments.read')
  const [found] = isUuid(id) ? await db.select().from(payment).where(eq(payment.id, id)) : []
  if (!found) throw new NotFound('There is no such payment')
  const [refunds, chargebacks, words] = await Promise.all([
    listRefunds(db, id),
    db
      .select()
      .from(chargeback)
      .where(eq(chargeback.paymentId, id))
      .orderBy(asc(chargeback.number))
      .limit(50),
    listWords(db, id),
  ])
  return { payment: found, refunds, chargebacks, words }
}
