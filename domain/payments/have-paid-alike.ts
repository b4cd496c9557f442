import { and, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { payment } from './schema.server.ts'

/** Whether two members paid with one card. */
export async function havePaidAlike(
  db: Db | DrizzleTransaction,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const theirs = alias(payment, 'theirs')
  const alike = await db
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(theirs, and(eq(theirs.memberId, other), eq(theirs.payerHash, payment.payerHash)))
    .where(and(eq(payment.memberId, one), isNotNull(payment.payerHash)))
    .limit(1)
  return alike.length > 0
}
