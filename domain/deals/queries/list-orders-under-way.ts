import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { deal, milestone } from '../schema.server.ts'

export type OrdersUnderWay = {
  count: number
  /** When the first of what is not delivered yet is due, where a time runs. */
  firstDueAt: Date | null
}

const sellerOrTeam = sql<string>`coalesce(${deal.teamId}, ${deal.sellerId})`

/**
 * How many orders these sellers work on, and when the next is due: by the indexes of sellers, teams and states. What a team sells is
 * its own, and takes no place of whoever owns it.
 */
export async function listOrdersUnderWay(
  db: Db | DrizzleTransaction,
  sellerIds: readonly string[],
): Promise<Map<string, OrdersUnderWay>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await db
    .select({
      sellerId: sellerOrTeam,
      count: sql<number>`count(distinct ${deal.id})::int`,
      firstDueAt: sql<string | null>`min(${milestone.dueAt}) filter (where ${milestone.state} = 'funded')`,
    })
    .from(deal)
    .leftJoin(milestone, eq(milestone.dealId, deal.id))
    .where(
      and(
        or(
          and(inArray(deal.sellerId, [...sellerIds]), isNull(deal.teamId)),
          inArray(deal.teamId, [...sellerIds]),
        ),
        inArray(deal.state, ['accepted', 'active', 'disputed']),
        eq(deal.origin, 'order'),
        // What is claimed after its end is work of nobody any more.
        isNull(deal.endedAt),
      ),
    )
    .groupBy(sellerOrTeam)
  return new Map(
    rows.map(({ sellerId, count, firstDueAt }) => [
      sellerId,
      { count, firstDueAt: firstDueAt ? new Date(firstDueAt) : null },
    ]),
  )
}
