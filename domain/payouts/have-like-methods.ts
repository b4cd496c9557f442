import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { payoutMethod } from './schema.server.ts'

/** Whether two members have, or had, payout methods of one kind and ending. What is sealed stays sealed for it. */
export async function haveLikeMethods(
  db: Db | DrizzleTransaction,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const theirs = alias(payoutMethod, 'theirs')
  const alike = await db
    .select({ id: payoutMethod.id })
    .from(payoutMethod)
    .innerJoin(
      theirs,
      and(
        eq(theirs.memberId, other),
        eq(theirs.kind, payoutMethod.kind),
        eq(theirs.label, payoutMethod.label),
      ),
    )
    .where(eq(payoutMethod.memberId, one))
    .limit(1)
  return alike.length > 0
}
