import { sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { LONGEST_WITH_PRO, periodLengths } from './period-rules.ts'
import { dayOf } from './seen.ts'

/** The service in the middle of each category, for each length of time: among those that were shown or seen at all. */
export async function computeMedians(tx: Transaction): Promise<void> {
  // Two years of what is seen every day take longer than anybody waits for a page.
  await tx.db.execute(sql`set local statement_timeout = 0`)
  for (const days of [...periodLengths, LONGEST_WITH_PRO]) {
    await tx.db.execute(sql`
      insert into category_median
        (category_id, days, services_count, impressions, views, click_through, favourites, computed_at)
      select category_id, ${days}::int, count(*)::int,
        percentile_cont(0.5) within group (order by impressions),
        percentile_cont(0.5) within group (order by views),
        percentile_cont(0.5) within group (order by 100.0 * opened / nullif(impressions, 0)),
        percentile_cont(0.5) within group (order by favourites),
        ${tx.now.toISOString()}::timestamptz
      from (
        select category_id, service_id,
          sum(impressions)::float as impressions, sum(views)::float as views,
          sum(opened)::float as opened, sum(favourites)::float as favourites
        from service_day
        where day > ${dayOf(addDays(tx.now, -days))}::date and category_id is not null
        group by category_id, service_id
      ) as one_service
      group by category_id
      on conflict (category_id, days) do update set
        services_count = excluded.services_count, impressions = excluded.impressions, views = excluded.views,
        click_through = excluded.click_through, favourites = excluded.favourites, computed_at = excluded.computed_at`)
  }
  await tx.db.execute(
    sql`delete from category_median where computed_at < ${tx.now.toISOString()}::timestamptz`,
  )
}
