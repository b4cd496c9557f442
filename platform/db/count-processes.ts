import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** How many processes of the marketplace run now: each listens on the bus by exactly one connection. */
export async function countProcesses(db: Db): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found
    from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall bus'`)
  return rows[0]?.found ?? 0
}
