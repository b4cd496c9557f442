import { eq, sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { refreshStanding } from './refresh-standing.ts'
import { memberStanding } from './schema.server.ts'

export type CountedFigures = Partial<
  Pick<
    typeof memberStanding.$inferInsert,
    'completedCount' | 'ratingSum' | 'ratingCount' | 'onTimeBasisPoints' | 'repeatBuyersCount'
  >
>

/** Counted anew rather than added to, with the level that follows: harmless when done twice. */
export async function setFigures(
  tx: Transaction,
  memberId: string,
  count: (db: DrizzleTransaction) => Promise<CountedFigures>,
): Promise<void> {
  await tx.db.insert(memberStanding).values({ memberId }).onConflictDoNothing()
  // The row is held first, so that of two counts the later one is written last.
  await tx.db.execute(sql`select 1 from member_standing where member_id = ${memberId}::uuid for update`)
  await tx.db
    .update(memberStanding)
    .set(await count(tx.db))
    .where(eq(memberStanding.memberId, memberId))
  await refreshStanding(tx, [memberId])
}
