import { zonedFormat } from '#app/shared/zoned-format.ts'

const SHORT = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const WITH_YEAR = { ...SHORT, year: 'numeric' } as const
const EXACT = { ...WITH_YEAR, second: '2-digit', timeZoneName: 'short' } as const
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** '11 Nov, 09:00' on the member's own clock; with the year where it is another. */
export function lineTime(at: Date, now: Date, timeZone: string): string {
  return zonedFormat(at, timeZone, at.getUTCFullYear() === now.getUTCFullYear() ? SHORT : WITH_YEAR)
}

/** '11 Nov 2026, 09:00:08 CET' */
export const exactLineTime = (at: Date, timeZone: string): string => zonedFormat(at, timeZone, EXACT)

/** 'Thu 12 Nov' */
export const dayOf = (at: Date, timeZone: string): string => zonedFormat(at, timeZone, DAY).replace(',', '')
