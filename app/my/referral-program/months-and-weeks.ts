import type { MonthOfRewards } from '#domain/referrals/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'

const MONTHS = 12
const WEEKS = 12

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const LONG_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export type Month = { key: string; start: Date; name: string; long: string }

/** This month and the eleven before it, as the ledger's calendar has them. */
export function lastMonths(now: Date): Month[] {
  return Array.from({ length: MONTHS }, (_, at) => {
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1) + at, 1))
    return {
      key: start.toISOString().slice(0, 7),
      start,
      name: MONTH.format(start),
      long: LONG_MONTH.format(start),
    }
  })
}

/** What was booked in each of the months. */
export function monthsOf(booked: readonly MonthOfRewards[], months: readonly Month[]) {
  return months.map(({ key, name, long }) => ({
    name,
    long,
    sum: booked.reduce((sum, row) => (row.month === key ? sum + row.bookedMinor : sum), 0n),
  }))
}

export type MonthSum = ReturnType<typeof monthsOf>[number]

/** People who opened the link, by the week: the last twelve against the twelve before. */
export const visitsByWeek = {
  since: (now: Date): string =>
    addDays(now, -7 * 2 * WEEKS + 1)
      .toISOString()
      .slice(0, 10),
  of(visits: readonly { day: string; people: number }[], now: Date) {
    const today = Math.floor(now.getTime() / DAY_MS)
    const weeks = Array.from({ length: 2 * WEEKS }, () => 0)
    for (const { day, people } of visits) {
      const ago = Math.floor((today - Date.parse(day) / DAY_MS) / 7)
      const place = 2 * WEEKS - 1 - ago
      if (place >= 0 && place < weeks.length) weeks[place] = (weeks[place] ?? 0) + people
    }
    return Array.from({ length: WEEKS }, (_, at) => ({
      name: at === WEEKS - 1 ? 'now' : DAY.format(addDays(now, -7 * (WEEKS - at) + 1)),
      now: weeks[WEEKS + at] ?? 0,
      before: weeks[at] ?? 0,
    }))
  },
}
