import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** How much there is to learn from, of each kind, whether or not it is used. */
export type LearnedFrom = {
  deals: number
  views: number
  favourites: number
  skills: number
  sentAway: number
}

/** What a member’s recommendations are made from, counted since it was last forgotten. */
export async function countLearnedFrom(db: Db, memberId: string): Promise<LearnedFrom> {
  const since = sql`coalesce((select forgotten_at from learning_choice where member_id = ${memberId}), '-infinity')`
  const { rows } = await db.execute<LearnedFrom>(sql`
    select
      (select count(*)::int from deal where (buyer_id = ${memberId} or seller_id = ${memberId})
         and accepted_at > ${since} and state not in ('cancelled', 'declined', 'withdrawn', 'expired')) as deals,
      (select count(*)::int from viewed_service where member_id = ${memberId} and viewed_at > ${since}) as views,
      (select count(*)::int from favourite
         where member_id = ${memberId} and kind = 'service' and added_at > ${since}) as favourites,
      coalesce((select cardinality(skills) from member where id = ${memberId}), 0) as skills,
      (select count(*)::int from not_for_me where member_id = ${memberId}) as "sentAway"`)
  return rows[0] ?? { deals: 0, views: 0, favourites: 0, skills: 0, sentAway: 0 }
}
