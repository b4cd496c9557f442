import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { listChargedBack, sumDebt } from '../chargebacks/chargeback-queries.ts'
import { authorise } from '../permissions.ts'
import { chargeback, payment, type Payment, paymentRefund, type PaymentRefund } from '../schema.server.ts'
import { mostRefund, type RefundFacts } from './refund-rules.ts'

/** What stands in the way of sending a member's payments back, or does not. */
export async function findRefundFacts(
  db: Db | DrizzleTransaction,
  memberId: string,
  payments: readonly Payment[],
): Promise<(one: Payment) => RefundFacts> {
  const [{ deposited }, debt, chargedBack] = [
    await findOwnMoney(db, memberId),
    await sumDebt(db, memberId),
    await listChargedBack(
      db,
      payments.map(({ id }) => id),
    ),
  ]
  return (one) => ({ payment: one, deposited, debt, isChargedBack: chargedBack.has(one.id) })
}

export type PaidPayment = Payment & { mostRefund: ReturnType<typeof mostRefund> }

const SHOWN = 20

/** A member's payments that succeeded, newest first, with how much of each can still go back. */
export async function listPaidPayments(db: Db, memberId: string, most = SHOWN): Promise<PaidPayment[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.memberId, memberId), inArray(payment.state, ['succeeded', 'refunded'])))
    .orderBy(desc(payment.createdAt))
    .limit(most)
  const factsOf = await findRefundFacts(db, memberId, rows)
  return rows.map((one) => ({ ...one, mostRefund: mostRefund(factsOf(one)) }))
}

/** The same for an administrator who looks after the member. */
export async function listPaymentsOf(db: Db, actor: Actor, memberId: string): Promise<PaidPayment[]> {
  authorise(actor, 'payments.read')
  return listPaidPayments(db, memberId)
}

/**
 * A member's payments of which something is left to go back, newest first. What went back whole, or a bank wants, is passed over and
 * not counted: it would hide older payments from whoever still has their money here.
 */
export async function listPaymentsToSendBack(db: Db, memberId: string): Promise<PaidPayment[]> {
  const isWanted = db
    .select({ one: sql`1` })
    .from(chargeback)
    .where(and(eq(chargeback.paymentId, payment.id), inArray(chargeback.state, ['open', 'lost'])))
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.memberId, memberId), eq(payment.state, 'succeeded'), notExists(isWanted)))
    .orderBy(desc(payment.createdAt))
    .limit(SHOWN)
  const factsOf = await findRefundFacts(db, memberId, rows)
  return rows
    .map((one) => ({ ...one, mostRefund: mostRefund(factsOf(one)) }))
    .filter((one) => one.mostRefund > 0n)
}

/** What was sent back of a payment, newest first. */
export async function listRefunds(db: Db, paymentId: string): Promise<PaymentRefund[]> {
  return db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.paymentId, paymentId))
    .orderBy(desc(paymentRefund.askedAt))
    .limit(50)
}
