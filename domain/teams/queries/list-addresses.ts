import { and, eq, gte, lt } from 'drizzle-orm'
import { estimateRows } from '#platform/db/estimate-rows.ts'
import type { IdRange } from '#platform/db/id-ranges.ts'
import type { Db } from '#platform/db/database.ts'
import { team } from '../schema.server.ts'
import { teamLimits } from '../team-rules.ts'

/** Teams that everyone finds, in a range of ids. */
export function listTeamAddresses(db: Db, { from, to }: IdRange, most: number): Promise<{ slug: string }[]> {
  return db
    .select({ slug: team.slug })
    .from(team)
    .where(
      and(
        gte(team.id, from),
        to ? lt(team.id, to) : undefined,
        eq(team.state, 'active'),
        gte(team.people, teamLimits.formed),
      ),
    )
    .orderBy(team.id)
    .limit(most)
}

export function estimateTeams(db: Db): Promise<number> {
  return estimateRows(db, team)
}
