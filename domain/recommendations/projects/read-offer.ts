import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { LearningChoice } from '../learning-sources.ts'

/** What a seller offers in a category. */
export type Offered = { categoryId: string; cheapestMinor: number; titles: string[]; completed: number }
export type SellersOffer = { inCategories: ReadonlyMap<string, Offered>; skills: readonly string[] }

/** What a member sells, what they completed, and what they say they can: as far as they let it be used. */
export async function readOffer(
  db: Db,
  memberId: string,
  { fromDeals, fromProfile, forgottenAt }: LearningChoice,
): Promise<SellersOffer> {
  const since = forgottenAt?.toISOString() ?? '-infinity'
  const { rows } = await db.execute<Offered>(sql`
    with offered as (
      select category_id, min(price_from_minor)::float8 as cheapest, array_agg(title order by title) as titles
      from service
      where seller_id = ${memberId} and state = 'published' and not is_seller_hidden and category_id is not null
      group by category_id
    ), done as (
      select coalesce(service.category_id, project.category_id) as category_id, count(*)::int as completed
      from deal left join service on service.id = deal.service_id left join project on project.id = deal.project_id
      where ${fromDeals} and deal.seller_id = ${memberId} and deal.state = 'completed'
        and deal.ended_at > ${since}::timestamptz
      group by 1
    )
    select offered.category_id as "categoryId", cheapest as "cheapestMinor", titles,
      coalesce(completed, 0) as completed
    from offered left join done using (category_id)`)
  const { rows: own } = fromProfile
    ? await db.execute<{ skills: string[] }>(sql`select skills from member where id = ${memberId}`)
    : { rows: [] }
  return {
    inCategories: new Map(rows.map((row) => [row.categoryId, row])),
    skills: own[0]?.skills ?? [],
  }
}
