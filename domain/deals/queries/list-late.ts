import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { deal, milestone } from '../schema.server.ts'

/** Where something may have been due. */
const BEGUN = ['active', 'disputed', 'completed', 'cancelled'] as const

/** What a seller delivered late, or never by their own fault, since then: the latest first. Deals of a team are the team's. */
export async function listLate(db: Db, sellerId: string, { since, most }: { since: Date; most: number }) {
  const countedAt = sql<Date>`coalesce(${milestone.deliveredAt}, ${milestone.endedAt})`.mapWith(
    milestone.endedAt,
  )
  return db
    .select({ dealId: deal.id, title: deal.title, countedAt })
    .from(deal)
    .innerJoin(milestone, eq(milestone.dealId, deal.id))
    .where(
      and(
        eq(deal.sellerId, sellerId),
        isNull(deal.teamId),
        inArray(deal.state, [...BEGUN]),
        // Whatever delivers or ends a milestone changes its deal: older ones need not be opened.
        gte(deal.changedAt, since),
        sql`${countedAt} >= ${since.toISOString()}::timestamptz`,
        sql`not milestone_was_on_time(${milestone})`,
      ),
    )
    .orderBy(desc(countedAt))
    .limit(most)
}

export type LateDelivery = Awaited<ReturnType<typeof listLate>>[number]
