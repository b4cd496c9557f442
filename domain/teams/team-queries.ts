import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { team, teamDivision, teamMember, teamShare } from './schema.server.ts'
import type { Share } from './share-out.ts'
import type { TeamRole } from './team-rules.ts'

export type Team = typeof team.$inferSelect

export async function findTeam(db: Db | DrizzleTransaction, id: string): Promise<Team | undefined> {
  const [found] = await db.select().from(team).where(eq(team.id, id))
  return found
}

/** What somebody is in a team now; nothing for whoever is not in it. */
export async function findRole(
  db: Db | DrizzleTransaction,
  teamId: string,
  memberId: string,
): Promise<TeamRole | undefined> {
  const [found] = await db
    .select({ role: teamMember.role })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.memberId, memberId), isNull(teamMember.leftAt)))
  return found?.role
}

/** The teams of which somebody is owner or manager now, within a larger question. */
export const teamsRunBy = (memberId: SQL): SQL => sql`array(select keeper.team_id from team_member as keeper
  where keeper.member_id = ${memberId} and keeper.left_at is null and keeper.role in ('owner', 'manager'))`

export type Division = { number: number; shares: Share[] }

/** Who gets what of a deal that is accepted now. */
export async function findDivisionInForce(db: Db | DrizzleTransaction, teamId: string): Promise<Division> {
  const rows = await db
    .select({
      number: teamShare.number,
      memberId: teamShare.memberId,
      basisPoints: teamShare.basisPoints,
    })
    .from(teamDivision)
    .innerJoin(
      teamShare,
      and(eq(teamShare.teamId, teamDivision.teamId), eq(teamShare.number, teamDivision.number)),
    )
    .where(and(eq(teamDivision.teamId, teamId), eq(teamDivision.state, 'in-force')))
    .orderBy(teamShare.memberId)
  const [first] = rows
  if (!first) throw new Error(`The team ${teamId} has no division in force`)
  return {
    number: first.number,
    shares: rows.map(({ memberId, basisPoints }) => ({ memberId, basisPoints })),
  }
}
