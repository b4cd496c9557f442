import { and, eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { TeamEventKind } from '../event-words.ts'
import { teamEvent } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

const OFFERED: TeamEventKind = 'offered'

/** Whether the offer of a team that stands is an administrator's: its line in the timeline names nobody. */
export async function isOfferedByAdministration(
  db: Db | DrizzleTransaction,
  { id, offeredTo }: Pick<Team, 'id' | 'offeredTo'>,
): Promise<boolean> {
  if (offeredTo === null) return false
  const [offered] = await db
    .select({ byId: teamEvent.byId, aboutId: teamEvent.aboutId })
    .from(teamEvent)
    .where(and(eq(teamEvent.teamId, id), eq(teamEvent.kind, OFFERED)))
    .orderBy(newestFirst(teamEvent.id))
    .limit(1)
  return offered !== undefined && offered.byId === null && offered.aboutId === offeredTo
}

/** What an administrator offered, for an owner who can't or won't, is undone by nobody of the team but whoever it is offered to. */
export async function expectNotOfAdministration(
  { db }: { db: DrizzleTransaction },
  team: Team,
  refusal: string,
): Promise<void> {
  if (await isOfferedByAdministration(db, team))
    throw new Conflict(
      `An administrator offered the team to somebody in it, who has not answered yet. Until then ${refusal}.`,
    )
}
