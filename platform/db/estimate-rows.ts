import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** Below this a table is counted: an estimate of a small one may be far off. */
const COUNTED_BELOW = 20_000

/** About how many rows a table holds, as the database last saw it: what a large one costs to count is never paid. */
export async function estimateRows(db: Db, table: PgTable): Promise<number> {
  const { rows } = await db.execute<{ estimate: number }>(
    sql`select reltuples::float8 as estimate from pg_class where oid = ${getTableName(table)}::regclass`,
  )
  const estimate = rows[0]?.estimate ?? 0
  return estimate < COUNTED_BELOW ? db.$count(table) : estimate
}
