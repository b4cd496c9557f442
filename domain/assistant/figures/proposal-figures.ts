import { sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { COUNTED_LEAST } from './distribution.ts'

/** 'Half of 34 such projects got 4 to 7 proposals within 2 days.' */
export type ProposalFigures = { count: number; low: number; high: number; withinDays: number }

const WITHIN_DAYS = 2
/** The newest say how it is now, and so many are looked at and no more. */
const PROJECTS_MOST = 200
const DAYS_BACK = 365

/** How many proposals the newest projects of a category got in their first days; null where they are too few to say anything. */
export async function findProposalFigures(
  db: Db,
  categoryId: string,
  now: Date,
): Promise<ProposalFigures | null> {
  const { rows } = await db.execute<{ count: number; low: number | null; high: number | null }>(sql`
    select count(*)::int as count, percentile_disc(0.25) within group (order by got)::int as low,
      percentile_disc(0.75) within group (order by got)::int as high
    from (
      select (
        select count(*) from proposal
        where proposal.project_id = newest.id
          and proposal.sent_at <= newest.opened_at + make_interval(days => ${WITHIN_DAYS})
      ) as got
      from (
        select id, opened_at from project
        where category_id = ${categoryId} and opened_at between ${addDays(now, -DAYS_BACK)} and ${addDays(now, -WITHIN_DAYS)}
          and visibility <> 'invited'
        order by opened_at desc limit ${PROJECTS_MOST}
      ) newest
    ) counted`)
  const [found] = rows
  if (!found || found.low === null || found.high === null || found.count < COUNTED_LEAST) return null
  return { count: found.count, low: found.low, high: found.high, withinDays: WITHIN_DAYS }
}
