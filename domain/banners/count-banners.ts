import { sql } from 'drizzle-orm'
import { dayOf, findSalt, hashVisitor } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { countedKinds } from './schema.server.ts'

/** One banner before the eyes of one visitor, or what they did with it. */
export type BannerSign = {
  kind: (typeof countedKinds)[number]
  number: number
  /** Who it was, as the day knows them: hashed before it is written anywhere. */
  visitor: string
  memberId: string | null
  /** It is shown only so often: how often is then counted for a member. */
  isCapped: boolean
  at: Date
}

/** What is gathered as one: a visitor counts once a day, but each time counts for what is shown only so often. */
export const keyOfSign = ({ kind, number, visitor, memberId, isCapped, at }: BannerSign): string =>
  `${dayOf(at)} ${kind} ${number} ${visitor} ${memberId && isCapped && kind === 'seen' ? at.getTime() : ''}`

/**
 * Counts a batch in two statements, each visitor once a day however many processes saw them. Rows are written in the order of their
 * keys, so that two processes wait for one another and never in a ring.
 */
export async function countBanners(tx: Transaction, signs: readonly BannerSign[]): Promise<void> {
  if (signs.length === 0) return
  const salts = new Map<string, string>()
  for (const day of [...new Set(signs.map(({ at }) => dayOf(at)))].toSorted())
    salts.set(day, await findSalt(tx, day))
  const rows = signs.map(({ at, kind, number, visitor }) => {
    const day = dayOf(at)
    return { day, kind, number, visitor_hash: hashVisitor(salts.get(day) ?? '', visitor) }
  })
  await tx.db.execute(sql`
    with signs as (
      select distinct signs.day, signs.kind, signs.number, signs.visitor_hash
      from json_to_recordset(${JSON.stringify(rows)}::json) as signs(day date, kind text, number int, visitor_hash text)
      join banner on banner.number = signs.number
    ), fresh as (
      insert into banner_counted (day, kind, number, visitor_hash)
      select day, kind, number, visitor_hash from signs order by day, kind, number, visitor_hash
      on conflict do nothing
      returning day, kind, number
    )
    insert into banner_day (number, day, seen, clicked, closed)
    select number, day,
      (count(*) filter (where kind = 'seen'))::int,
      (count(*) filter (where kind = 'clicked'))::int,
      (count(*) filter (where kind = 'closed'))::int
    from fresh group by number, day order by number, day
    on conflict (number, day) do update set
      seen = banner_day.seen + excluded.seen,
      clicked = banner_day.clicked + excluded.clicked,
      closed = banner_day.closed + excluded.closed`)
  await countTimes(tx, signs)
}

async function countTimes(tx: Transaction, signs: readonly BannerSign[]): Promise<void> {
  const times = signs
    .filter(({ kind, memberId, isCapped }) => kind === 'seen' && memberId !== null && isCapped)
    .map(({ memberId, number, at }) => ({ member_id: memberId, number, day: dayOf(at) }))
  if (times.length === 0) return
  await tx.db.execute(sql`
    insert into banner_member (member_id, number, day, times)
    select times.member_id, times.number, max(times.day), count(*)::int
    from json_to_recordset(${JSON.stringify(times)}::json) as times(member_id uuid, number int, day date)
    join banner on banner.number = times.number
    group by times.member_id, times.number
    order by times.member_id, times.number
    on conflict (member_id, number) do update set
      times = excluded.times + case when banner_member.day = excluded.day then banner_member.times else 0 end,
      day = excluded.day`)
}
