import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CountedService } from './count-seen.ts'

/** A day of a service that was counted already, by visitors whom nobody can tell apart any more. */
export type CountedDay = {
  serviceId: string
  categoryId: string | null
  day: string
  impressions: number
  views: number
  /** Of the impressions, those that led to one of the views. */
  opened: number
}

/** Days that were counted elsewhere join what was counted here, however many in one statement; answers as counting does. */
export async function addCountedDays(
  tx: Transaction,
  days: readonly CountedDay[],
): Promise<CountedService[]> {
  if (days.length === 0) return []
  const { rows } = await tx.db.execute<CountedService>(sql`
    with counted as (
      select * from json_to_recordset(${JSON.stringify(days)}::json) as counted(
        "serviceId" uuid, "categoryId" uuid, day date, impressions int, views int, opened int)
    ), days as (
      insert into service_day (service_id, day, category_id, impressions, views, opened)
      select "serviceId", day, "categoryId", impressions, views, opened from counted order by "serviceId", day
      on conflict (service_id, day) do update set
        category_id = excluded.category_id,
        impressions = service_day.impressions + excluded.impressions,
        views = service_day.views + excluded.views,
        opened = service_day.opened + excluded.opened
    )
    select "serviceId", sum(impressions)::int as impressions, sum(views)::int as views
    from counted group by "serviceId" order by "serviceId"`)
  return rows
}
