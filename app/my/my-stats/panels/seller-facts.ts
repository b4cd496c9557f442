import type { FigurePeriod, Figures } from '#domain/analytics/index.ts'
import { namer } from './point-names.ts'

export type Seen = { impressions: number; views: number }
export type SellerFacts = {
  period: FigurePeriod
  /** How services were seen at each point, of now and of before. */
  seen: { now: Seen[]; before: Seen[] }
  /** What was due and on time, a day at a time, from 90 days before all of it. */
  byDay: ReadonlyMap<string, Figures>
  /** All reviews until the period before. */
  base: Figures
  aims: { level: string; rating: number; onTimeBasisPoints: number } | null
  currency: string
}

/** The chart of a figure that is told point by point. */
export function pointsOf(period: FigurePeriod, valueOf: (figures: Figures) => number | null) {
  const name = namer(period.days)
  return period.points.map(({ from, now, before }) => ({
    name: name(from),
    now: valueOf(now),
    before: valueOf(before),
  }))
}
