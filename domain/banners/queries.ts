import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Placement } from './banner-rules.ts'
import { authorise } from './permissions.ts'
import { banner, bannerDay, type BannerRow } from './schema.server.ts'

/** A page of the administration; those that ended long ago are found by their number. */
const LISTED_MOST = 200

/** Banners of all states, the newest first. */
export async function listBanners(db: Db, actor: Actor, placement?: Placement): Promise<BannerRow[]> {
  authorise(actor, 'banner.read')
  return db
    .select()
    .from(banner)
    .where(placement ? eq(banner.placement, placement) : undefined)
    .orderBy(desc(banner.number))
    .limit(LISTED_MOST)
}

export async function findBanner(db: Db, actor: Actor, number: number): Promise<BannerRow | undefined> {
  authorise(actor, 'banner.read')
  const [found] = await db.select().from(banner).where(eq(banner.number, number))
  return found
}

/** Where a banner leads: also one that has ended since, for whoever has the page still open. A draft leads nowhere. */
export async function findBannerLink(db: Db, number: number): Promise<string | undefined> {
  const [found] = await db
    .select({ link: banner.link, standing: banner.standing })
    .from(banner)
    .where(eq(banner.number, number))
  return found && found.standing !== 'draft' ? found.link : undefined
}

export type BannerDayFigures = { number: number; day: string; seen: number; clicked: number; closed: number }

/** What came of these banners day by day, both days included. */
export async function listBannerDays(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<BannerDayFigures[]> {
  authorise(actor, 'banner.read')
  if (numbers.length === 0) return []
  return db
    .select()
    .from(bannerDay)
    .where(and(inArray(bannerDay.number, [...numbers]), gte(bannerDay.day, from), lte(bannerDay.day, to)))
    .orderBy(asc(bannerDay.day), asc(bannerDay.number))
}

/** Adds to what was counted on these days. */
export async function addBannerDays(
  tx: { db: Pick<Db, 'execute'> },
  days: readonly BannerDayFigures[],
): Promise<void> {
  if (days.length === 0) return
  await tx.db.execute(sql`
    insert into banner_day (number, day, seen, clicked, closed)
    select number, day, sum(seen), sum(clicked), sum(closed)
    from json_to_recordset(${JSON.stringify(days)}::json) as days(number int, day date, seen int, clicked int, closed int)
    group by number, day order by number, day
    on conflict (number, day) do update set
      seen = banner_day.seen + excluded.seen,
      clicked = banner_day.clicked + excluded.clicked,
      closed = banner_day.closed + excluded.closed`)
}
