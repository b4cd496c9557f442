import { listOwnNames, type OwnServiceName } from '#domain/catalogue/index.ts'
import { type Sales, sumSales } from '#domain/deals/index.ts'
import {
  type CategoryMedian,
  type DayFigures,
  findMedians,
  listDayFigures,
  listServiceDays,
  type PeriodLength,
  type SeenFigures,
  type ServiceDayFigures,
  sumServiceFigures,
} from '#domain/views/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { zero } from '#platform/money/money.ts'
import { periodOf, type Period } from './period.ts'

export type ServiceRow = OwnServiceName & {
  now: SeenFigures
  before: SeenFigures
  sold: Sales
  /** How the service in the middle of its category did; null where that was not counted. */
  median: CategoryMedian | null
}
export type PointFigures = { day: string; now: SeenFigures; before: SeenFigures }
export type ServiceAnalytics = {
  period: Period
  /** All services of the seller, or the one that was asked for. */
  total: { now: SeenFigures; before: SeenFigures }
  points: PointFigures[]
  services: ServiceRow[]
}

const NOTHING: SeenFigures = { impressions: 0, views: 0, opened: 0, favourites: 0 }

/** How a seller's services were seen over a stretch of time, against the one before. */
export async function findServiceAnalytics(
  db: Db,
  sellerId: string,
  asked: { days: PeriodLength; slug?: string | undefined; now: Date },
): Promise<ServiceAnalytics> {
  const period = periodOf(asked.days, asked.now)
  const services = await listOwnNames(db, sellerId)
  const ids = services.map(({ id }) => id)
  const charted = asked.slug ? services.flatMap(({ id, slug }) => (slug === asked.slug ? id : [])) : ids
  const categoryIds = [...new Set(services.flatMap(({ categoryId }) => categoryId ?? []))]
  const [now, before, days, daysBefore, medians, sold] = await Promise.all([
    sumServiceFigures(db, ids, period.now),
    sumServiceFigures(db, ids, period.before),
    listDayFigures(db, charted, period.now),
    listDayFigures(db, charted, period.before),
    findMedians(db, categoryIds, asked.days),
    sumSales(db, ids, period.now),
  ])
  const points = toPoints(period, days, daysBefore)
  return {
    period,
    total: {
      now: sumOf(points.map((point) => point.now)),
      before: sumOf(points.map((point) => point.before)),
    },
    points,
    services: services.map((service) => ({
      ...service,
      now: now.get(service.id) ?? NOTHING,
      before: before.get(service.id) ?? NOTHING,
      sold: sold.get(service.id) ?? { orders: 0, earnedMinor: zero },
      median: (service.categoryId && medians.get(service.categoryId)) || null,
    })),
  }
}

/** Each service on each day, for a file. */
export async function listAnalyticsForFile(
  db: Db,
  sellerId: string,
  asked: { days: PeriodLength; slug?: string | undefined; now: Date },
): Promise<(ServiceDayFigures & { title: string; slug: string })[]> {
  const services = (await listOwnNames(db, sellerId)).filter(({ slug }) => !asked.slug || slug === asked.slug)
  const byId = new Map(services.map((service) => [service.id, service]))
  const rows = await listServiceDays(db, [...byId.keys()], periodOf(asked.days, asked.now).now)
  return rows.map((row) => {
    const service = byId.get(row.serviceId)
    return { ...row, title: service?.title ?? '', slug: service?.slug ?? '' }
  })
}

function toPoints(period: Period, now: DayFigures[], before: DayFigures[]): PointFigures[] {
  const gathered = (days: DayFigures[], from: string) => {
    const points = period.points.map((): DayFigures[] => [])
    for (const day of days) points[pointAt(from, day.day, period.daysAPoint)]?.push(day)
    return points.map(sumOf)
  }
  const [mine, theirs] = [gathered(now, period.now.from), gathered(before, period.before.from)]
  return period.points.map(({ day }, index) => ({
    day,
    now: mine[index] ?? NOTHING,
    before: theirs[index] ?? NOTHING,
  }))
}

function pointAt(from: string, day: string, daysAPoint: number): number {
  const days = (Date.parse(day) - Date.parse(from)) / DAY_MS
  return Math.floor(days / daysAPoint)
}

function sumOf(figures: readonly SeenFigures[]): SeenFigures {
  return figures.reduce(
    (sum, one) => ({
      impressions: sum.impressions + one.impressions,
      views: sum.views + one.views,
      opened: sum.opened + one.opened,
      favourites: sum.favourites + one.favourites,
    }),
    NOTHING,
  )
}
