import { DAY_MS } from './clock.ts'
import { isWeekend } from './working-days.ts'

/** Fixed holidays of TARGET, the system through which euros go between banks: month and day. */
const FIXED = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Good Friday and Easter Monday, counted from Easter Sunday. */
const BESIDE_EASTER = [-2, 1]

/** A day as 2026-11-16, by the calendar of UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Whether banks move money on this day: not at weekends, nor on the holidays of TARGET. */
export function isTargetDay(at: Date): boolean {
  const day = dayOf(at)
  const easter = easterSunday(at.getUTCFullYear())
  return (
    !isWeekend(at) &&
    !FIXED.has(day.slice(5)) &&
    !BESIDE_EASTER.some((days) => dayOf(new Date(easter + days * DAY_MS)) === day)
  )
}

/** The first day after this one on which banks move money. */
export function nextTargetDay(at: Date): string {
  let next = new Date(at.getTime() + DAY_MS)
  while (!isTargetDay(next)) next = new Date(next.getTime() + DAY_MS)
  return dayOf(next)
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const day = moon + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}
