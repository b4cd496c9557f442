import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { team, teamMember } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'
import type { TeamRole } from '../team-rules.ts'

export type OwnTeam = { team: Team; role: TeamRole }

/** The living teams that somebody is in, the one that they own first. */
export function listOwnTeams(db: Db, memberId: string): Promise<OwnTeam[]> {
  return db
    .select({ team, role: teamMember.role })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(and(eq(teamMember.memberId, memberId), isNull(teamMember.leftAt), ne(team.state, 'dissolved')))
    .orderBy(sql`${teamMember.role} = 'owner' desc`, desc(teamMember.joinedAt), team.id)
}
