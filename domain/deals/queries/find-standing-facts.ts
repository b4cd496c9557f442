import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { StepFacts } from '../next-step-facts.ts'
import { deal } from '../schema.server.ts'
import { dealsOfTeamsOf } from './people-of-teams.ts'
import { readDealParts } from './read-deal-parts.ts'

/** A member's deals by their ids, with what says how each stands. */
export async function findStandingFacts(
  db: Db,
  memberId: string,
  dealIds: readonly string[],
): Promise<Map<string, { title: string; facts: StepFacts }>> {
  if (dealIds.length === 0) return new Map()
  const isSide = or(
    eq(deal.buyerId, memberId),
    and(isNull(deal.teamId), eq(deal.sellerId, memberId)),
    and(isNotNull(deal.teamId), inArray(deal.id, dealsOfTeamsOf(memberId))),
  )
  const found = await db
    .select()
    .from(deal)
    .where(and(inArray(deal.id, [...dealIds]), isSide))
  const parts = await readDealParts(db, found)
  return new Map(parts.map(({ deal: one, facts }) => [one.id, { title: one.title, facts }]))
}
