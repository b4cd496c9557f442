import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { teamDivision, teamShare } from '../schema.server.ts'

export type DivisionRow = typeof teamDivision.$inferSelect & {
  shares: Pick<typeof teamShare.$inferSelect, 'memberId' | 'basisPoints' | 'mustAgree'>[]
}

/** The latest versions of who gets what, and always the one that holds, however many were proposed in vain since: the newest first. */
export async function listDivisions(db: Db, teamId: string, most = 50): Promise<DivisionRow[]> {
  const isOfTeam = eq(teamDivision.teamId, teamId)
  const latest = db
    .select({ number: teamDivision.number })
    .from(teamDivision)
    .where(isOfTeam)
    .orderBy(desc(teamDivision.number))
    .limit(most)
  const divisions = await db
    .select()
    .from(teamDivision)
    .where(and(isOfTeam, or(inArray(teamDivision.number, latest), eq(teamDivision.state, 'in-force'))))
    .orderBy(desc(teamDivision.number))
  const numbers = divisions.map(({ number }) => number)
  const shares = await db
    .select()
    .from(teamShare)
    .where(and(eq(teamShare.teamId, teamId), inArray(teamShare.number, numbers)))
    .orderBy(desc(teamShare.basisPoints), teamShare.memberId)
  const byNumber = Map.groupBy(shares, ({ number }) => number)
  return divisions.map((division) => ({ ...division, shares: byNumber.get(division.number) ?? [] }))
}
