import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { dealsOfTeamsOf } from '../queries/people-of-teams.ts'
import { deal, dealShare, milestone } from '../schema.server.ts'

type NamedMilestone = { dealId: string; dealTitle: string; position: number; isOnly: boolean }

/** Somebody's money may have to do with a deal of others, as an inviter's does: it is named to its two sides only, of a team to those who are paid. */
const isSideOf = (memberId: string) =>
  or(
    eq(deal.buyerId, memberId),
    eq(deal.sellerId, memberId),
    sql`exists (select 1 from ${dealShare} where ${dealShare.dealId} = ${deal.id} and ${dealShare.memberId} = ${memberId})`,
  )

/** What the lines of a member's statement are for: milestones by their ids, each with the deal that it is a part of. */
export async function nameMilestones(
  db: Db,
  memberId: string,
  milestoneIds: readonly string[],
): Promise<Map<string, NamedMilestone>> {
  if (milestoneIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: milestone.id,
      dealId: deal.id,
      dealTitle: deal.title,
      position: sql<number>`(select count(*)::int from ${milestone} as near where near.deal_id = ${milestone.dealId}
        and near.position <= ${milestone.position})`,
      isOnly: sql<boolean>`not exists (select 1 from ${milestone} as near where near.deal_id = ${milestone.dealId}
        and near.id <> ${milestone.id})`,
    })
    .from(milestone)
    .innerJoin(deal, eq(deal.id, milestone.dealId))
    .where(and(inArray(milestone.id, [...milestoneIds]), isSideOf(memberId)))
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** A member's deals by their ids. */
export async function nameDeals(
  db: Db,
  memberId: string,
  dealIds: readonly string[],
): Promise<Map<string, string>> {
  if (dealIds.length === 0) return new Map()
  const rows = await db
    .select({ id: deal.id, title: deal.title })
    .from(deal)
    .where(
      and(inArray(deal.id, [...dealIds]), or(isSideOf(memberId), inArray(deal.id, dealsOfTeamsOf(memberId)))),
    )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
