import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { findSalt, hashVisitor } from './hash-visitor.ts'
import { noteViewed } from './note-viewed.ts'
import { dayOf, type CountableSeen } from './seen.ts'

/** How many more there are of a service: for the figures that the catalogue keeps. */
export type CountedService = { serviceId: string; impressions: number; views: number }

/**
 * Counts a batch in one statement, each visitor once a day however many processes saw them; who saw it in a list and opened
 * it, in this batch or with what was counted before, has opened it once. Rows are written in the
 * order of their keys, so that two processes wait for one another and never in a ring.
 */
export async function countSeen(tx: Transaction, seen: readonly CountableSeen[]): Promise<CountedService[]> {
  if (seen.length === 0) return []
  const salts = new Map<string, string>()
  for (const day of [...new Set(seen.map(({ at }) => dayOf(at)))].toSorted())
    salts.set(day, await findSalt(tx, day))
  const rows = seen.map(({ at, kind, serviceId, categoryId, visitor }) => {
    const day = dayOf(at)
    return { day, kind, serviceId, categoryId, hash: hashVisitor(salts.get(day) ?? '', visitor) }
  })
  const { rows: counted } = await tx.db.execute<CountedService>(sql`
    with seen as (
      select distinct day, kind, service_id, category_id, visitor_hash
      from json_to_recordset(${JSON.stringify(
        rows.map((row) => ({
          day: row.day,
          kind: row.kind,
          service_id: row.serviceId,
          category_id: row.categoryId,
          visitor_hash: row.hash,
        })),
      )}::json) as seen(day date, kind text, service_id uuid, category_id uuid, visitor_hash text)
    ), fresh as (
      insert into counted_today (day, kind, service_id, visitor_hash)
      select day, kind, service_id, visitor_hash from seen order by day, kind, service_id, visitor_hash
      on conflict do nothing
      returning day, kind, service_id, visitor_hash
    ), known as (
      select day, kind, service_id, visitor_hash from fresh
      union all
      select counted_today.day, counted_today.kind, counted_today.service_id, counted_today.visitor_hash
      from counted_today join fresh using (day, service_id, visitor_hash)
      where counted_today.kind = case fresh.kind when 'view' then 'impression' else 'view' end
    ), visitors as (
      select service_id, day, visitor_hash,
        count(*) filter (where kind = 'impression') > 0 and count(*) filter (where kind = 'view') > 0 as opened
      from known group by service_id, day, visitor_hash
    ), openings as (
      select service_id, day, (count(*) filter (where opened))::int as opened from visitors group by service_id, day
    ), sums as (
      select service_id, day, openings.opened,
        (count(*) filter (where kind = 'impression'))::int as impressions,
        (count(*) filter (where kind = 'view'))::int as views
      from fresh join openings using (service_id, day) group by service_id, day, openings.opened
    ), places as (
      select distinct service_id, category_id from seen
    ), days as (
      insert into service_day (service_id, day, category_id, impressions, views, opened)
      select service_id, day, category_id, impressions, views, opened
      from sums join places using (service_id) order by service_id, day
      on conflict (service_id, day) do update set
        category_id = excluded.category_id,
        impressions = service_day.impressions + excluded.impressions,
        views = service_day.views + excluded.views,
        opened = service_day.opened + excluded.opened
    )
    select service_id as "serviceId", sum(impressions)::int as impressions, sum(views)::int as views
    from sums group by service_id order by service_id`)
  await noteViewed(tx, seen)
  return counted
}
