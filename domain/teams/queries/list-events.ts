import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { teamEvent } from '../schema.server.ts'

export type TeamEvent = typeof teamEvent.$inferSelect

/** What happened in a team, the latest first. */
export function listTeamEvents(db: Db, teamId: string, most: number): Promise<TeamEvent[]> {
  return db
    .select()
    .from(teamEvent)
    .where(eq(teamEvent.teamId, teamId))
    .orderBy(newestFirst(teamEvent.id))
    .limit(most)
}
