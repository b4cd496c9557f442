import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { categoryMedian, serviceDay } from './schema.server.ts'

export type SeenFigures = { impressions: number; views: number; opened: number; favourites: number }
type DayFigures = SeenFigures & { day: string }
type ServiceDayFigures = DayFigures & { serviceId: string }

/** Days as `2026-11-15`; both ends are in it. */
export type DayRange = { from: string; to: string }

const within = (ids: readonly string[], { from, to }: DayRange) =>
  and(inArray(serviceDay.serviceId, [...ids]), sql`${serviceDay.day} between ${from}::date and ${to}::date`)

const sums = {
  impressions: sql<number>`sum(${serviceDay.impressions})::int`,
  views: sql<number>`sum(${serviceDay.views})::int`,
  opened: sql<number>`sum(${serviceDay.opened})::int`,
  favourites: sql<number>`sum(${serviceDay.favourites})::int`,
}

/** These services together, day by day; a day on which nothing happened is left out. */
export async function listDayFigures(db: Db, ids: readonly string[], range: DayRange): Promise<DayFigures[]> {
  if (ids.length === 0) return []
  return db
    .select({ day: serviceDay.day, ...sums })
    .from(serviceDay)
    .where(within(ids, range))
    .groupBy(serviceDay.day)
    .orderBy(asc(serviceDay.day))
}

/** Each of these services over the whole stretch. */
export async function sumServiceFigures(
  db: Db,
  ids: readonly string[],
  range: DayRange,
): Promise<Map<string, SeenFigures>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ serviceId: serviceDay.serviceId, ...sums })
    .from(serviceDay)
    .where(within(ids, range))
    .groupBy(serviceDay.serviceId)
  return new Map(rows.map(({ serviceId, ...figures }) => [serviceId, figures]))
}

/** Each service on each day, for a file. */
export async function listServiceDays(
  db: Db,
  ids: readonly string[],
  range: DayRange,
): Promise<ServiceDayFigures[]> {
  if (ids.length === 0) return []
  return db
    .select({
      serviceId: serviceDay.serviceId,
      day: serviceDay.day,
      impressions: serviceDay.impressions,
      views: serviceDay.views,
      opened: serviceDay.opened,
      favourites: serviceDay.favourites,
    })
    .from(serviceDay)
    .where(within(ids, range))
    .orderBy(asc(serviceDay.day), asc(serviceDay.serviceId))
}

export type CategoryMedian = Omit<SeenFigures, 'opened'> & {
  clickThrough: number | null
  servicesCount: number
}

/** How the service in the middle of each category did; a category where nothing was counted has none. */
export async function findMedians(
  db: Db,
  categoryIds: readonly string[],
  days: number,
): Promise<Map<string, CategoryMedian>> {
  if (categoryIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(categoryMedian)
    .where(and(inArray(categoryMedian.categoryId, [...categoryIds]), eq(categoryMedian.days, days)))
  return new Map(rows.map((row) => [row.categoryId, row]))
}
