import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { teamEarning } from '../schema.server.ts'

export type TeamEarning = typeof teamEarning.$inferSelect
export type Span = { from?: Date | undefined; to?: Date | undefined }

/** All that was earned in a span of time, both ends by the moment. */
export const isInSpan = (teamId: string, { from, to }: Span) =>
  and(
    eq(teamEarning.teamId, teamId),
    from ? gte(teamEarning.at, from) : undefined,
    to ? lt(teamEarning.at, to) : undefined,
  )

/** What a team earned, the newest first; `before` is the last one of the page before. */
export function listTeamEarnings(
  db: Db,
  teamId: string,
  { before, most, ...span }: Span & { before?: bigint | undefined; most: number },
): Promise<TeamEarning[]> {
  const { at, transferId } = teamEarning
  return db
    .select()
    .from(teamEarning)
    .where(
      and(
        isInSpan(teamId, span),
        before
          ? sql`(${at}, ${transferId}) < (select seen.at, seen.transfer_id from team_earning as seen
              where seen.transfer_id = ${before} and seen.team_id = ${teamId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(at), desc(transferId))
    .limit(most)
}
