import { zonedFormat } from '#app/shared/zoned-format.ts'
import { DAY_MS } from '#platform/clock/clock.ts'

const WEEKDAY = { weekday: 'long' } as const
const DAY = { day: 'numeric', month: 'long' } as const
const DATE = { ...DAY, year: 'numeric' } as const
const NUMBERS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** 'Wednesday 11 November, 14:05' on the member's own clock. */
export function dayAndTime(at: Date, timeZone: string): string {
  return `${day(at, timeZone)}, ${timeOfDay(at, timeZone)}`
}

/** '11 November 2026, 14:05': for what may lie in another year. */
export function dateAndTime(at: Date, timeZone: string): string {
  return `${zonedFormat(at, timeZone, DATE)}, ${timeOfDay(at, timeZone)}`
}

/** How near a moment is, in the fewest words: 'Today, 20:00', 'Tomorrow, 12:00', 'Friday, 14:20', '19 November'. */
export function whenShort(at: Date, now: Date, timeZone: string): string {
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone)
  if (days === 0) return `Today, ${timeOfDay(at, timeZone)}`
  if (days === 1) return `Tomorrow, ${timeOfDay(at, timeZone)}`
  if (days === -1) return `Yesterday, ${timeOfDay(at, timeZone)}`
  if (days < 0) return `${zonedFormat(at, timeZone, DAY)}, ${timeOfDay(at, timeZone)}`
  if (days < 7) return `${zonedFormat(at, timeZone, WEEKDAY)}, ${timeOfDay(at, timeZone)}`
  return zonedFormat(at, timeZone, DAY)
}

/** The same within a sentence: 'today, 20:00', 'Friday, 18:30', '19 November'. */
export function whenInWords(at: Date, now: Date, timeZone: string): string {
  return whenShort(at, now, timeZone).replace(/^(Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase())
}

/** Within a day, or past: whoever has to act should see it at once. */
export const isClose = (at: Date, now: Date) => at.getTime() - now.getTime() < DAY_MS

/** What is left until a moment: '3 days left', '5 h 55 min left'. */
export function leftUntil(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days left`
  if (hours >= 1) return `${hours} h ${minutes % 60} min left`
  return `${minutes} min left`
}

function day(at: Date, timeZone: string): string {
  return `${zonedFormat(at, timeZone, WEEKDAY)} ${zonedFormat(at, timeZone, DAY)}`
}

function timeOfDay(at: Date, timeZone: string): string {
  return zonedFormat(at, timeZone, TIME)
}

function dayNumber(at: Date, timeZone: string): number {
  const [date, month, year] = zonedFormat(at, timeZone, NUMBERS).split('/').map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1) / DAY_MS
}
