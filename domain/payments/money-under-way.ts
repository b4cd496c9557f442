import { and, eq, gt } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { zero } from '#platform/money/money.ts'
import { chargeback, paymentRefund } from './schema.server.ts'

/** What of a member's money is on its way and may still come back to their balance: an account can't go before it. */
export async function findMoneyUnderWay(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<'chargeback' | 'refund' | undefined> {
  const isHolding = and(
    eq(chargeback.memberId, memberId),
    eq(chargeback.state, 'open'),
    gt(chargeback.held, zero),
  )
  if ((await db.$count(chargeback, isHolding)) > 0) return 'chargeback'
  const isAsked = and(eq(paymentRefund.memberId, memberId), eq(paymentRefund.state, 'asked'))
  return (await db.$count(paymentRefund, isAsked)) > 0 ? 'refund' : undefined
}
