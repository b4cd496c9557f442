import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { zero } from '#platform/money/money.ts'
import { chargeback, payment, paymentRefund } from './schema.server.ts'

/**
 * What of a member's money is on its way and may still come to their balance: an account can't go before it. Whoever left a payment
 * alone is not kept by it for long, as it ends by itself (`reconcile.ts`).
 */
export async function findMoneyUnderWay(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<'chargeback' | 'refund' | 'payment' | undefined> {
  const isHolding = and(
    eq(chargeback.memberId, memberId),
    eq(chargeback.state, 'open'),
    gt(chargeback.held, zero),
  )
  if ((await db.$count(chargeback, isHolding)) > 0) return 'chargeback'
  const isAsked = and(eq(paymentRefund.memberId, memberId), eq(paymentRefund.state, 'asked'))
  if ((await db.$count(paymentRefund, isAsked)) > 0) return 'refund'
  const isBegun = and(eq(payment.memberId, memberId), inArray(payment.state, ['created', 'pending']))
  return (await db.$count(payment, isBegun)) > 0 ? 'payment' : undefined
}
