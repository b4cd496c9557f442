import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { teamMember } from '../schema.server.ts'
import type { TeamRole } from '../team-rules.ts'

export type TeamPerson = { memberId: string; role: TeamRole; craft: string; joinedAt: Date }

const ranked = sql`array_position(array['owner','manager','member'], ${teamMember.role})`

/** Who is in a team now: the owner, managers, members, each by how long. */
export async function listTeamPeople(db: Db | DrizzleTransaction, teamId: string): Promise<TeamPerson[]> {
  return (await listPeopleOfTeams(db, [teamId])).get(teamId) ?? []
}

/** The same of several teams at once. */
export async function listPeopleOfTeams(
  db: Db | DrizzleTransaction,
  teamIds: readonly string[],
): Promise<Map<string, TeamPerson[]>> {
  if (teamIds.length === 0) return new Map()
  const { teamId, memberId, role, craft, joinedAt } = teamMember
  const rows = await db
    .select({ teamId, memberId, role, craft, joinedAt })
    .from(teamMember)
    .where(and(inArray(teamMember.teamId, [...teamIds]), isNull(teamMember.leftAt)))
    .orderBy(ranked, teamMember.joinedAt, teamMember.memberId)
  return Map.groupBy(rows, (row) => row.teamId)
}

/** Everyone who is in a team or was once. */
export async function listEverInTeam(db: Db | DrizzleTransaction, teamId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: teamMember.memberId })
    .from(teamMember)
    .where(eq(teamMember.teamId, teamId))
  return rows.map(({ memberId }) => memberId)
}
