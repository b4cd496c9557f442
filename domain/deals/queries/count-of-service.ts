import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { deal, milestone } from '../schema.server.ts'

export type DealFigures = { orders: number; completed: number; failed: number; onTime: number }

/** What became of the deals about a service, by the rules of what is counted of its seller. Counted anew each time, so that counting twice is harmless. */
export async function countDealsOfService(tx: Transaction, serviceId: string): Promise<DealFigures> {
  const [counted] = await tx.db
    .select({
      orders: sql<number>`count(*) filter (where exists (select 1 from ${milestone} where ${and(eq(milestone.dealId, deal.id), isNotNull(milestone.fundedAt))}))::int`,
      completed: sql<number>`count(*) filter (where ${eq(deal.state, 'completed')})::int`,
      failed: sql<number>`count(*) filter (where ${eq(deal.state, 'cancelled')} and exists (select 1 from ${milestone} where ${and(eq(milestone.dealId, deal.id), eq(milestone.fault, 'seller'))}))::int`,
      onTime: sql<number>`count(*) filter (where ${eq(deal.state, 'completed')} and not exists (select 1 from ${milestone} where ${eq(milestone.dealId, deal.id)} and not milestone_was_on_time(${milestone})))::int`,
    })
    .from(deal)
    .where(eq(deal.serviceId, serviceId))
  return counted ?? { orders: 0, completed: 0, failed: 0, onTime: 0 }
}
