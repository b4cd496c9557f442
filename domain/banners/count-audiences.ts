import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Audience } from './banner-rules.ts'
import { authorise } from './permissions.ts'

/** Visitors are known to nobody from one day to the next: of them nothing is told. */
type Counted = Exclude<Audience, 'everyone' | 'visitors'>
export type CountedAudiences = {
  people: Readonly<Partial<Record<Audience, number>>>
  /** There were more than are looked through: each is at least so many. */
  isMore: boolean
}

export const AUDIENCE_DAYS = 7
/** The latest so many are looked through, however large the marketplace is. */
const LOOKED_THROUGH = 20_000

/** How many members of each audience were here in the last days. */
export async function countAudiences(db: Db, actor: Actor, now: Date): Promise<CountedAudiences> {
  authorise(actor, 'banner.read')
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  const { rows } = await db.execute<Record<Counted, number>>(sql`
    select count(*)::int as members,
      (count(*) filter (where exists (select from service where service.seller_id = recent.id)))::int as sellers,
      (count(*) filter (where exists (select from deal where deal.buyer_id = recent.id)))::int as buyers,
      (count(*) filter (where recent.pro_until > ${at(now)}))::int as "with-pro",
      (count(*) filter (where recent.pro_until is null or recent.pro_until <= ${at(now)}))::int as "without-pro"
    from (
      select id, pro_until from member
      where last_seen_at >= ${at(addDays(now, -AUDIENCE_DAYS))} and state = 'active'
      order by last_seen_at desc nulls last, id limit ${LOOKED_THROUGH}
    ) recent`)
  return { people: rows[0] ?? {}, isMore: (rows[0]?.members ?? 0) === LOOKED_THROUGH }
}
