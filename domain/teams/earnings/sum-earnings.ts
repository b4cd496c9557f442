import { and, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minor, type Minor, zero } from '#platform/money/money.ts'
import { teamEarning } from '../schema.server.ts'
import { isInSpan, type Span } from './list-earnings.ts'

export type EarningSum = { count: number; releasedMinor: Minor; commissionMinor: Minor }

const sums = {
  count: sql<number>`count(*)::int`,
  released: sql<string>`coalesce(sum(${teamEarning.releasedMinor}), 0)::text`,
  commission: sql<string>`coalesce(sum(${teamEarning.commissionMinor}), 0)::text`,
}
type SumRow = { count: number; released: string; commission: string }

const read = ({ count, released, commission }: SumRow): EarningSum => ({
  count,
  releasedMinor: minor(released),
  commissionMinor: minor(commission),
})

/** What a team earned in a span of time. */
export async function sumTeamEarnings(db: Db, teamId: string, span: Span = {}): Promise<EarningSum> {
  const [row] = await db.select(sums).from(teamEarning).where(isInSpan(teamId, span))
  return row ? read(row) : { count: 0, releasedMinor: zero, commissionMinor: zero }
}

/** What each of these teams earned since a moment; who earned nothing is left out. */
export async function sumEarningsOfTeams(
  db: Db,
  teamIds: readonly string[],
  since: Date,
): Promise<Map<string, EarningSum>> {
  if (teamIds.length === 0) return new Map()
  const rows = await db
    .select({ teamId: teamEarning.teamId, ...sums })
    .from(teamEarning)
    .where(
      and(sql`${teamEarning.teamId} = any(${sql.param([...teamIds])}::uuid[])`, gte(teamEarning.at, since)),
    )
    .groupBy(teamEarning.teamId)
  return new Map(rows.map((row) => [row.teamId, read(row)]))
}
