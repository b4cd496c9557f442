import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import type { BannerPerson } from './banner-rules.ts'
import { bannerMember } from './schema.server.ts'

/** What is known of a member and a banner. */
export type RememberedBanner = { number: number; isClosed: boolean; day: string; times: number }

/** What a member closed of these, and how often they were shown each, as part of a larger question. */
export const rememberedOf = (memberId: SQLWrapper, numbers: SQLWrapper): SQL<RememberedBanner[]> =>
  sql<RememberedBanner[]>`(select coalesce(json_agg(json_build_object(
      'number', ${bannerMember.number}, 'isClosed', ${bannerMember.closedAt} is not null,
      'day', ${bannerMember.day}, 'times', ${bannerMember.times})), '[]')
    from ${bannerMember}
    where ${and(eq(bannerMember.memberId, memberId), sql`${bannerMember.number} = any(${numbers}::int[])`)})`

/** The same as a banner is chosen by: how often is a matter of one day. */
export function rememberedOn(
  rows: readonly RememberedBanner[],
  now: Date,
): Pick<BannerPerson, 'closed' | 'timesToday'> {
  const today = dayOf(now)
  return {
    closed: new Set(rows.filter(({ isClosed }) => isClosed).map(({ number }) => number)),
    timesToday: new Map(rows.filter(({ day }) => day === today).map(({ number, times }) => [number, times])),
  }
}
