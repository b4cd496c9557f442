import { and, eq, inArray } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { BannerPerson } from './banner-rules.ts'
import { bannerMember } from './schema.server.ts'

/** What a member closed of these, and how often they were shown each today. */
export async function findRemembered(
  db: Db,
  memberId: string,
  numbers: readonly number[],
  now: Date,
): Promise<Pick<BannerPerson, 'closed' | 'timesToday'>> {
  if (numbers.length === 0) return { closed: new Set(), timesToday: new Map() }
  const rows = await db
    .select()
    .from(bannerMember)
    .where(and(eq(bannerMember.memberId, memberId), inArray(bannerMember.number, [...numbers])))
  const today = dayOf(now)
  return {
    closed: new Set(rows.filter(({ closedAt }) => closedAt !== null).map(({ number }) => number)),
    timesToday: new Map(rows.filter(({ day }) => day === today).map(({ number, times }) => [number, times])),
  }
}
