import { type FigurePeriod, type Figures, shiftDay } from '#domain/analytics/index.ts'
import { shareOf } from './panel.ts'

/** Rates are those of levels: of so many days up to each point. */
export const RUNNING_DAYS = 90

type ByDay = ReadonlyMap<string, Figures>

/** Of what was due in the 90 days up to a day, how much came on time. */
export function onTimeUpTo(byDay: ByDay, day: string): number | null {
  let [due, onTime] = [0, 0]
  for (let ago = 0; ago < RUNNING_DAYS; ago++) {
    const figures = byDay.get(shiftDay(day, -ago))
    due += figures?.due ?? 0
    onTime += figures?.on_time ?? 0
  }
  return shareOf(onTime, due)
}

/** The last day of each point. */
export function lastDays(starts: readonly string[], to: string): string[] {
  return starts.map((_, index) => {
    const next = starts[index + 1]
    return next ? shiftDay(next, -1) : to
  })
}

/** The mean of all reviews up to each point of the period and of the one before, from what there was at its beginning. */
export function runningRatings(
  period: FigurePeriod,
  base: Figures,
): { now: (number | null)[]; before: (number | null)[] } {
  let [sum, reviews] = [base.rating ?? 0, base.reviews ?? 0]
  const walk = (figures: readonly Figures[]) =>
    figures.map((one) => {
      sum += one.rating ?? 0
      reviews += one.reviews ?? 0
      return reviews > 0 ? sum / reviews / 100 : null
    })
  const before = walk(period.points.map((point) => point.before))
  return { before, now: walk(period.points.map((point) => point.now)) }
}
