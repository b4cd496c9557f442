import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'

const AT_ONCE = 5_000

/**
 * Lets go of rows that are over, a portion in each statement: however many there are, nobody waits for them, no statement runs into its
 * limit, and what a job did not come to is gone after the next.
 */
export async function deleteInPortions(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  atOnce = AT_ONCE,
): Promise<number> {
  // Without a condition it would be the whole table.
  if (!which) throw new Error('To delete in portions takes a condition')
  let deleted = 0
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${atOnce}))`,
    )
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) return deleted
  }
}
