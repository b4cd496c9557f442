import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minor, type Minor } from '#platform/money/money.ts'

export type Sales = {
  /** Deals that were first paid in the time. */
  orders: number
  /** Of prices, before fees. */
  earnedMinor: Minor
}

export type DaySales = Sales & { serviceId: string; day: string }

/** What services sold on each day between two, both of them counted; a day without a sale is left out. Days are those of UTC. */
export async function listSales(
  db: Db,
  serviceIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<DaySales[]> {
  if (serviceIds.length === 0) return []
  const { rows } = await db.execute<{ serviceId: string; day: string; orders: number; earned: string }>(sql`
    select id as "serviceId", day::text, sum(orders)::int as orders, sum(earned)::text as earned
    from (
      select deal.service_id as id, (min(milestone.funded_at) at time zone 'UTC')::date as day, 1 as orders, 0 as earned
      from deal join milestone on milestone.deal_id = deal.id
      where deal.service_id = any(${sql.param(serviceIds)}::uuid[])
      group by deal.id
      union all
      select deal.service_id, (milestone.ended_at at time zone 'UTC')::date, 0, milestone.earned_minor
      from deal join milestone on milestone.deal_id = deal.id
      where deal.service_id = any(${sql.param(serviceIds)}::uuid[]) and milestone.earned_minor > 0
    ) sold
    where day between ${from}::date and ${to}::date
    group by id, day order by day, id`)
  return rows.map(({ earned, ...row }) => ({ ...row, earnedMinor: minor(earned) }))
}
