import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minor, type Minor } from '#platform/money/money.ts'

export type Sales = {
  /** Deals that were first paid in the time. */
  orders: number
  /** Of prices, before fees. */
  earnedMinor: Minor
}

/** What services sold between two days, both of them counted; what sold nothing is left out. Days are those of UTC. */
export async function sumSales(
  db: Db,
  serviceIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, Sales>> {
  if (serviceIds.length === 0) return new Map()
  const start = sql`(${from}::date)::timestamp at time zone 'UTC'`
  const end = sql`(${to}::date + 1)::timestamp at time zone 'UTC'`
  const { rows } = await db.execute<{ id: string; orders: number; earned: string }>(sql`
    select id, (count(*) filter (where paid_at >= ${start} and paid_at < ${end}))::int as orders, sum(earned)::text as earned
    from (
      select deal.service_id as id, min(milestone.funded_at) as paid_at,
        coalesce(sum(milestone.earned_minor)
          filter (where milestone.ended_at >= ${start} and milestone.ended_at < ${end}), 0) as earned
      from deal join milestone on milestone.deal_id = deal.id
      where deal.service_id = any(${sql.param(serviceIds)}::uuid[])
      group by deal.id
    ) sold group by id`)
  return new Map(rows.map(({ id, orders, earned }) => [id, { orders, earnedMinor: minor(earned) }]))
}
