import { type SQL, sql } from 'drizzle-orm'

/** As bits, so that all that somebody did about a service is one number. */
export const VIEWED = 1
export const KEPT = 2
export const ORDERED = 4

type Where = { viewed: SQL; kept: SQL; ordered: SQL; most: number }

/**
 * What people did about services and let be learned from: the latest of each kind, under a condition on each table. A deal counts
 * from its acceptance, unless it came to nothing.
 */
export const signals = ({ viewed, kept, ordered, most }: Where): SQL => sql`(
  (select viewed.member_id, viewed.service_id, ${VIEWED}::int as kind, viewed.viewed_at as at
   from viewed_service viewed
   where ${viewed} and not exists (
     select from learning_choice choice where choice.member_id = viewed.member_id
       and (not choice.from_views or viewed.viewed_at <= choice.forgotten_at))
   order by viewed.viewed_at desc limit ${most})
  union all
  (select kept.member_id, kept.subject_id, ${KEPT}::int, kept.added_at
   from favourite kept
   where ${kept} and kept.kind = 'service' and not exists (
     select from learning_choice choice where choice.member_id = kept.member_id
       and (not choice.from_favourites or kept.added_at <= choice.forgotten_at))
   order by kept.added_at desc limit ${most})
  union all
  (select ordered.buyer_id, ordered.service_id, ${ORDERED}::int, ordered.accepted_at
   from deal ordered
   where ${ordered} and ordered.service_id is not null and ordered.buyer_id is not null
     and ordered.accepted_at is not null and ordered.state not in ('cancelled', 'declined', 'withdrawn', 'expired')
     and not exists (
       select from learning_choice choice where choice.member_id = ordered.buyer_id
         and (not choice.from_deals or ordered.accepted_at <= choice.forgotten_at))
   order by ordered.accepted_at desc limit ${most}))`

/** What one member did, told by a column or a value. */
export const signalsOf = (member: SQL, most: number): SQL =>
  signals({
    viewed: sql`viewed.member_id = ${member}`,
    kept: sql`kept.member_id = ${member}`,
    ordered: sql`ordered.buyer_id = ${member}`,
    most,
  })

/** What anybody did about one service. */
export const signalsAbout = (service: SQL, most: number): SQL =>
  signals({
    viewed: sql`viewed.service_id = ${service}`,
    kept: sql`kept.subject_id = ${service}`,
    ordered: sql`ordered.service_id = ${service}`,
    most,
  })
