import { sql } from 'drizzle-orm'
import { countVisitors, dayOf } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { addBannerDays } from './queries.ts'
import { bannerCounted, type countedKinds } from './schema.server.ts'

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

/** Counts a batch. */
export async function countBanners(tx: Transaction, signs: readonly BannerSign[]): Promise<void> {
  const fresh = await countVisitors(
    tx,
    {
      table: bannerCounted,
      thing: bannerCounted.number,
      isThere: (number) => sql`exists (select from banner where banner.number = ${number})`,
    },
    signs.map(({ number, ...sign }) => ({ ...sign, thing: number })),
  )
  await addBannerDays(
    tx,
    fresh.map(({ day, kind, thing, visitors }) => ({
      number: Number(thing),
      day,
      seen: 0,
      clicked: 0,
      closed: 0,
      [kind]: visitors,
    })),
  )
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
