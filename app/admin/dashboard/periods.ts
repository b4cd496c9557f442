import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import type { TimeRange } from '#platform/db/count-in-ranges.ts'

const periodKinds = ['day', 'week', 'month'] as const
export type PeriodKind = (typeof periodKinds)[number]

export type Periods = {
  kind: PeriodKind
  title: string
  now: TimeRange
  before: TimeRange
  /** The last fourteen days, today so far the last of them. */
  days: TimeRange[]
  daysBefore: TimeRange[]
}

const FORTNIGHT_DAYS = 14
const LENGTH_DAYS = { week: 7, month: 30 } as const
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

export function readPeriodKind(text: string | null): PeriodKind {
  return periodKinds.find((kind) => kind === text) ?? 'day'
}

/** What is compared with what: the same stretch of the week, the week or the month before. Days are those of UTC. */
export function periodsOf(kind: PeriodKind, now: Date): Periods {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const dayRanges = (endDaysAgo: number) =>
    Array.from({ length: FORTNIGHT_DAYS }, (_, index) => {
      const from = addDays(today, index + 1 - FORTNIGHT_DAYS - endDaysAgo)
      return { from, to: addDays(from, 1) }
    })
  return {
    kind,
    title: titleOf(kind, now),
    ...(kind === 'day'
      ? { now: { from: today, to: now }, before: { from: addDays(today, -7), to: addDays(now, -7) } }
      : lastDays(now, LENGTH_DAYS[kind])),
    days: dayRanges(0),
    daysBefore: dayRanges(FORTNIGHT_DAYS),
  }
}

function lastDays(now: Date, days: number): { now: TimeRange; before: TimeRange } {
  const from = addDays(now, -days)
  return { now: { from, to: now }, before: { from: addDays(from, -days), to: from } }
}

function titleOf(kind: PeriodKind, now: Date): string {
  if (kind === 'day') return `Today against last ${weekday.format(now)}`
  return kind === 'week' ? 'Seven days against the seven before' : 'Thirty days against the thirty before'
}
