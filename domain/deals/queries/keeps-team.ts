import { and, count, eq, inArray } from 'drizzle-orm'
import type { KeepsTeam } from '#domain/teams/index.ts'
import { deal } from '../schema.server.ts'
import { openDealStates } from '../states.ts'

/** A team with work under way, or with an offer that stands, goes on. */
export const dealsKeepTeam: KeepsTeam = async (db, teamId) => {
  const [row] = await db
    .select({ count: count() })
    .from(deal)
    .where(and(eq(deal.teamId, teamId), inArray(deal.state, [...openDealStates])))
  const open = row?.count ?? 0
  if (open === 0) return []
  return [open === 1 ? 'One deal of it is open.' : `${open} deals of it are open.`]
}
