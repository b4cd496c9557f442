import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Origin } from '#domain/security/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import { chargeback, type Chargeback, type Payment, paymentRefund } from '../schema.server.ts'
import { tellAdministrators } from '../tell-administrators.ts'
import { SENT_BACK } from './chargeback-rules.ts'
import { openChargeback } from './open-chargeback.ts'

const stands = inArray(chargeback.state, ['open', 'lost'])
const isSentBack = like(chargeback.reference, `${SENT_BACK}%`)

/** What was sent back by hand of a payment and stands as cases, the newest first. */
export async function listSentBack(db: Db | DrizzleTransaction, paymentId: string): Promise<Chargeback[]> {
  return db
    .select()
    .from(chargeback)
    .where(and(eq(chargeback.paymentId, paymentId), stands, isSentBack))
    .orderBy(desc(chargeback.number))
}

export async function sumSentBack(db: Db | DrizzleTransaction, paymentId: string): Promise<Minor> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${chargeback.amount}), 0)` })
    .from(chargeback)
    .where(and(eq(chargeback.paymentId, paymentId), stands, isSentBack))
  return minor(row?.sum ?? 0)
}

const LOOKED_AT_MOST = 50

/** The payments of open cases of that kind: as long as nobody has decided, what was sent back may still come back. */
export async function listOpenSentBack(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: chargeback.paymentId })
    .from(chargeback)
    .where(and(eq(chargeback.state, 'open'), isSentBack))
    .limit(LOOKED_AT_MOST)
  return rows.map(({ id }) => id)
}

/**
 * More was sent back by hand than is left of what its payer paid in: they have it twice. As with a chargeback, what is there is held,
 * the rest is owed, and an administrator decides; nobody who was paid from it loses anything. Whoever calls holds the payment.
 */
export async function openSentBack(
  tx: Transaction,
  paid: Payment,
  amount: Minor,
  origin?: Origin,
): Promise<void> {
  const { id: paymentId, provider, currency } = paid
  const cases = await tx.db.$count(chargeback, eq(chargeback.paymentId, paymentId))
  const refunds = await tx.db.$count(paymentRefund, eq(paymentRefund.paymentId, paymentId))
  const reference = `${SENT_BACK}${paymentId} ${cases + refunds}`
  const cause = `Sent back by hand at ${paymentProviderTitles[provider]}, after it was spent`
  const about = { provider, reference, paymentId, amount, currency }
  await tellAdministrators(tx, 'payment.refund-short', { ...about, outcome: 'refunded' }, paid, origin)
  await openChargeback(tx, paid, { ...about, outcome: 'chargeback-opened', charged: '', cause }, origin)
}
