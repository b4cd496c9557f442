import { DAY_MS } from '#platform/clock/clock.ts'

/** Both ends are in it, as `2026-11-15`, in the member's own days. */
export type Days = { from: string; to: string }
export const figureUnits = ['day', 'week', 'month'] as const
export type FigureUnit = (typeof figureUnits)[number]

const MONTHS_A_YEAR = 12

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
export const shiftDay = (day: string, days: number) => toDay(Date.parse(day) + days * DAY_MS)
export const countDays = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** As many days, right before. */
export function daysBefore(days: Days): Days {
  return { from: shiftDay(days.from, -countDays(days)), to: shiftDay(days.from, -1) }
}

/** The first days of its points: every day, every seventh, or the same date of every month (its last day where there is no such date). */
export function startsOf({ from, to }: Days, unit: FigureUnit): string[] {
  const starts: string[] = []
  for (let index = 0; ; index++) {
    const start =
      unit === 'month' ? addMonths(from, index) : shiftDay(from, index * (unit === 'week' ? 7 : 1))
    if (start > to) return starts
    starts.push(start)
  }
}

function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const whole = year * MONTHS_A_YEAR + month - 1 + months
  const [inYear, inMonth] = [Math.floor(whole / MONTHS_A_YEAR), whole % MONTHS_A_YEAR]
  const last = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate()
  return toDay(Date.UTC(inYear, inMonth, Math.min(date, last)))
}
