import { listOwnNames, type OwnServiceName } from '#domain/catalogue/index.ts'
import { type DaySales, listSales, type Sales } from '#domain/deals/index.ts'
import {
  type CategoryMedian,
  findMedians,
  listDayFigures,
  listServiceDays,
  type PeriodLength,
  type SeenFigures,
  sumServiceFigures,
} from '#domain/views/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { add, zero } from '#platform/money/money.ts'
import { periodOf, type Period } from './period.ts'

/** How services were seen, and what they sold. */
export type ServiceFigures = SeenFigures & Sales

export type ServiceRow = OwnServiceName & {
  now: ServiceFigures
  before: ServiceFigures
  /** How the service in the middle of its category did; null where that was not counted. */
  median: CategoryMedian | null
}
export type PointFigures = { day: string; now: ServiceFigures; before: ServiceFigures }
export type ServiceAnalytics = {
  period: Period
  /** All services of the seller, or the one that was asked for. */
  total: { now: ServiceFigures; before: ServiceFigures }
  points: PointFigures[]
  services: ServiceRow[]
}

const NOTHING: ServiceFigures = {
  impressions: 0,
  views: 0,
  opened: 0,
  favourites: 0,
  orders: 0,
  earnedMinor: zero,
}

/** How a seller's services were seen, and what they sold, over a stretch of time, against the one before. */
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
  const [now, before, days, daysBefore, medians, sold, soldBefore] = await Promise.all([
    sumServiceFigures(db, ids, period.now),
    sumServiceFigures(db, ids, period.before),
    listDayFigures(db, charted, period.now),
    listDayFigures(db, charted, period.before),
    findMedians(db, categoryIds, asked.days),
    listSales(db, ids, period.now),
    listSales(db, ids, period.before),
  ])
  const isCharted = ({ serviceId }: DaySales) => charted.includes(serviceId)
  const points = toPoints(
    period,
    [...days, ...sold.filter(isCharted)],
    [...daysBefore, ...soldBefore.filter(isCharted)],
  )
  const figuresOf = (id: string, seen: ReadonlyMap<string, SeenFigures>, sales: readonly DaySales[]) =>
    sumOf([seen.get(id) ?? {}, ...sales.filter(({ serviceId }) => serviceId === id)])
  return {
    period,
    total: {
      now: sumOf(points.map((point) => point.now)),
      before: sumOf(points.map((point) => point.before)),
    },
    points,
    services: services.map((service) => ({
      ...service,
      now: figuresOf(service.id, now, sold),
      before: figuresOf(service.id, before, soldBefore),
      median: (service.categoryId && medians.get(service.categoryId)) || null,
    })),
  }
}

type FileLine = ServiceFigures & { day: string; title: string; slug: string }

/** Each service on each day, for a file. */
export async function listAnalyticsForFile(
  db: Db,
  sellerId: string,
  asked: { days: PeriodLength; slug?: string | undefined; now: Date },
): Promise<FileLine[]> {
  const services = (await listOwnNames(db, sellerId)).filter(({ slug }) => !asked.slug || slug === asked.slug)
  const range = periodOf(asked.days, asked.now).now
  const ids = services.map(({ id }) => id)
  const [seen, sold] = await Promise.all([listServiceDays(db, ids, range), listSales(db, ids, range)])
  const lines = Map.groupBy([...seen, ...sold], ({ day, serviceId }) => `${day} ${serviceId}`)
  const byId = new Map(services.map((service) => [service.id, service]))
  return [...lines.keys()].toSorted().map((key) => {
    const same = lines.get(key) ?? []
    const service = byId.get(same[0]?.serviceId ?? '')
    return {
      ...sumOf(same),
      day: same[0]?.day ?? '',
      title: service?.title ?? '',
      slug: service?.slug ?? '',
    }
  })
}

type OnDay = Partial<ServiceFigures> & { day: string }

function toPoints(period: Period, now: readonly OnDay[], before: readonly OnDay[]): PointFigures[] {
  const gathered = (days: readonly OnDay[], from: string) => {
    const points = period.points.map((): OnDay[] => [])
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

function sumOf(figures: readonly Partial<ServiceFigures>[]): ServiceFigures {
  return figures.reduce<ServiceFigures>(
    (sum, one) => ({
      impressions: sum.impressions + (one.impressions ?? 0),
      views: sum.views + (one.views ?? 0),
      opened: sum.opened + (one.opened ?? 0),
      favourites: sum.favourites + (one.favourites ?? 0),
      orders: sum.orders + (one.orders ?? 0),
      earnedMinor: add(sum.earnedMinor, one.earnedMinor ?? zero),
    }),
    NOTHING,
  )
}
