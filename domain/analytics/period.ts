import { dayOf, type DayRange, type PeriodLength } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'

/** How many days one point of a chart stands for: each length is a whole number of points. */
const DAYS_A_POINT: Record<PeriodLength, number> = { 7: 1, 30: 1, 90: 5, 365: 5, 730: 10 }

export type Period = {
  days: PeriodLength
  now: DayRange
  before: DayRange
  daysAPoint: number
  /** The first day of each point, and of the point that it is compared with. */
  points: { day: string; dayBefore: string }[]
}

/** The last so many days with today, and as many before them. */
export function periodOf(days: PeriodLength, at: Date): Period {
  const dayAgo = (ago: number) => dayOf(addDays(at, -ago))
  const daysAPoint = DAYS_A_POINT[days]
  return {
    days,
    now: { from: dayAgo(days - 1), to: dayAgo(0) },
    before: { from: dayAgo(2 * days - 1), to: dayAgo(days) },
    daysAPoint,
    points: Array.from({ length: days / daysAPoint }, (_, index) => {
      const ago = days - 1 - index * daysAPoint
      return { day: dayAgo(ago), dayBefore: dayAgo(ago + days) }
    }),
  }
}
