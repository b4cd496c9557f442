import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

export type TimeRange = { from: Date; to: Date }

/** How many rows fall into each of the ranges (the end is not in it): one walk along the index of the time column. */
export async function countInRanges(
  db: Db,
  { table, at, ranges, where }: { table: PgTable; at: AnyColumn; ranges: readonly TimeRange[]; where?: SQL },
): Promise<number[]> {
  if (ranges.length === 0) return []
  const earliest = new Date(Math.min(...ranges.map((range) => range.from.getTime())))
  const counts = ranges.map(
    ({ from, to }) =>
      sql`count(*) filter (where ${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz)::int`,
  )
  const { rows } = await db.execute<{ found: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as found from ${table} where ${at} >= ${earliest.toISOString()}::timestamptz${where ? sql` and ${where}` : sql``}`,
  )
  return rows[0]?.found ?? ranges.map(() => 0)
}
