import { and, desc, eq, gte, lte, not, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { addDays } from '#platform/clock/clock.ts'
import { team, teamEarning } from '../schema.server.ts'
import { findTeam, type Team } from '../team-queries.ts'
import { type AdminTeamFilters, VOLUME_DAYS } from './admin-filter-rules.ts'

export const TEAMS_A_PAGE = 50

/** Teams in whatever state, the newest first, with one more than is shown where there is another page. */
export async function listTeamsForAdmin(
  db: Db,
  actor: Actor,
  { page, ...filters }: AdminTeamFilters & { page: number; now: Date },
): Promise<Team[]> {
  authorise(actor, 'team.administer')
  return db
    .select()
    .from(team)
    .where(matching(filters))
    .orderBy(newestFirst(team.startedAt), desc(team.id))
    .limit(TEAMS_A_PAGE + 1)
    .offset((page - 1) * TEAMS_A_PAGE)
}

const FILE_MOST = 50_000

/** The same as rows of a file. */
export async function listTeamsForFile(
  db: Db,
  actor: Actor,
  filters: AdminTeamFilters & { now: Date },
): Promise<Team[]> {
  authorise(actor, 'team.administer')
  return db
    .select()
    .from(team)
    .where(matching(filters))
    .orderBy(newestFirst(team.startedAt), desc(team.id))
    .limit(FILE_MOST)
}

/** One team whole, for an administrator. */
export async function findTeamForAdmin(db: Db, actor: Actor, teamId: string): Promise<Team> {
  authorise(actor, 'team.administer')
  const found = await findTeam(db, teamId)
  if (!found) throw new NotFound('There is no such team')
  return found
}

function matching({ words, state, size, volume, now }: AdminTeamFilters & { now: Date }): SQL | undefined {
  return and(
    words ? lowerContains(sql`lower(${team.name} || ' ' || ${team.headline})`, words) : undefined,
    state ? eq(team.state, state) : undefined,
    size === 'formed' ? gte(team.people, 2) : undefined,
    size === 'forming' ? lte(team.people, 1) : undefined,
    volume === 'earning' ? hasEarned(now) : undefined,
    volume === 'idle' ? not(hasEarned(now)) : undefined,
  )
}

const hasEarned = (now: Date): SQL =>
  sql`exists (select 1 from ${teamEarning} where ${eq(teamEarning.teamId, team.id)} and ${gte(teamEarning.at, addDays(now, -VOLUME_DAYS))})`
