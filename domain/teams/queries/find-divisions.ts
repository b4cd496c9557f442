import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { teamDivision, teamShare } from '../schema.server.ts'

export type DivisionRow = typeof teamDivision.$inferSelect & {
  shares: Pick<typeof teamShare.$inferSelect, 'memberId' | 'basisPoints' | 'mustAgree'>[]
}

/** Every version of who gets what, the latest first. */
export async function listDivisions(db: Db, teamId: string, most = 50): Promise<DivisionRow[]> {
  const divisions = await db
    .select()
    .from(teamDivision)
    .where(eq(teamDivision.teamId, teamId))
    .orderBy(desc(teamDivision.number))
    .limit(most)
  const shares = await db
    .select()
    .from(teamShare)
    .where(eq(teamShare.teamId, teamId))
    .orderBy(desc(teamShare.basisPoints), teamShare.memberId)
  const byNumber = Map.groupBy(shares, ({ number }) => number)
  return divisions.map((division) => ({ ...division, shares: byNumber.get(division.number) ?? [] }))
}
