import { sql } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { writeLevel } from './refresh-reputation.ts'
import { memberReputation } from './schema.server.ts'

type CountedFigures = Partial<
  Pick<
    typeof memberReputation.$inferInsert,
    | 'completedCount'
    | 'ratingSum'
    | 'ratingCount'
    | 'onTimeBasisPoints'
    | 'responseBasisPoints'
    | 'responseMinutes'
    | 'repeatBuyersCount'
  >
>

/** Counted anew rather than added to, with the level that follows: harmless when done twice. */
export async function setFigures(
  tx: Transaction,
  memberId: string,
  count: (db: DrizzleTransaction) => Promise<CountedFigures>,
): Promise<void> {
  // The row is held first, so that of two counts the later one is written last.
  const [held] = await tx.db
    .insert(memberReputation)
    .values({ memberId })
    .onConflictDoUpdate({ target: memberReputation.memberId, set: { level: sql`${memberReputation.level}` } })
    .returning()
  if (!held) throw new Error('No standing was written')
  await writeLevel(tx, held, await count(tx.db))
}
