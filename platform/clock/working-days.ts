import { DAY_MS } from './clock.ts'

export const isWeekend = (at: Date) => at.getUTCDay() === 0 || at.getUTCDay() === 6

/** The moment so many working days later, by the calendar of UTC: Saturdays and Sundays do not count. */
export function addWorkingDays(at: Date, days: number): Date {
  let end = at
  for (let left = days; left > 0;) {
    end = new Date(end.getTime() + DAY_MS)
    if (!isWeekend(end)) left--
  }
  return end
}
