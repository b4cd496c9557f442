import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { deal, milestone } from '../schema.server.ts'

export type OrdersUnderWay = {
  count: number
  /** When the first of what is not delivered yet is due, where a time runs. */
  firstDueAt: Date | null
}

/** How many orders these sellers work on, and when the next is due: by the index of sellers and states. */
export async function listOrdersUnderWay(
  db: Db | DrizzleTransaction,
  sellerIds: readonly string[],
): Promise<Map<string, OrdersUnderWay>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await db
    .select({
      sellerId: deal.sellerId,
      count: sql<number>`count(distinct ${deal.id})::int`,
      firstDueAt: sql<string | null>`min(${milestone.dueAt}) filter (where ${milestone.state} = 'funded')`,
    })
    .from(deal)
    .leftJoin(milestone, eq(milestone.dealId, deal.id))
    .where(
      and(
        inArray(deal.sellerId, [...sellerIds]),
        inArray(deal.state, ['accepted', 'active', 'disputed']),
        eq(deal.origin, 'order'),
      ),
    )
    .groupBy(deal.sellerId)
  return new Map(
    rows.map(({ sellerId, count, firstDueAt }) => [
      sellerId ?? '',
      { count, firstDueAt: firstDueAt ? new Date(firstDueAt) : null },
    ]),
  )
}
