import { DAY_MS } from '#platform/clock/clock.ts'
import { dayIn, minuteIn, startOfDayIn } from '#platform/clock/zoned-day.ts'
import type { WorkingHours } from './working-hours.ts'

export const MINUTE_MS = 60_000

/** A stretch of one working day, in milliseconds of the world's clock. */
export type Span = { from: number; to: number }

/** The day after, by the calendar alone. */
export const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** When somebody is at the desk on a day: one stretch, or more where the clock is put back amid it. */
export function spansOf(hours: WorkingHours, day: string): readonly Span[] {
  return isWorking(hours, day) ? spansOfWorkingDay(hours, day) : []
}

const known = new Map<string, readonly Span[]>()
/** Many years of a few working hours. */
const KNOWN_MOST = 20_000

/** Asked for each day that a ticket waits, of every ticket in the queue: worked out once, since clocks of zones take long to ask. */
function spansOfWorkingDay(hours: WorkingHours, day: string): readonly Span[] {
  const key = `${hours.timeZone} ${hours.fromMinute} ${hours.toMinute} ${day}`
  const found = known.get(key)
  if (found) return found
  if (known.size >= KNOWN_MOST) known.clear()
  const spans = findSpans(hours, day)
  known.set(key, spans)
  return spans
}

function findSpans(hours: WorkingHours, day: string): Span[] {
  const start = startOfDayIn(day, hours.timeZone).getTime()
  const end = startOfDayIn(dayAfter(day), hours.timeZone).getTime()
  if (end - start !== DAY_MS) return spansByTheMinute(hours, { from: start, to: end })
  return [{ from: start + hours.fromMinute * MINUTE_MS, to: start + hours.toMinute * MINUTE_MS }]
}

function isWorking({ days, holidays }: WorkingHours, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return days.has(weekday) && !holidays.has(day)
}

/** On the two days of a year that are longer or shorter, each minute says for itself what its clock shows. */
function spansByTheMinute({ fromMinute, toMinute, timeZone }: WorkingHours, day: Span): Span[] {
  const spans: Span[] = []
  for (let at = day.from; at < day.to; at += MINUTE_MS) {
    const minute = minuteIn(new Date(at), timeZone)
    if (minute < fromMinute || minute >= toMinute) continue
    const last = spans.at(-1)
    if (last?.to === at) last.to = at + MINUTE_MS
    else spans.push({ from: at, to: at + MINUTE_MS })
  }
  return spans
}

/** The working stretches from a moment on, day after day; it ends after as many days as nobody plans ahead. */
export function* spansFrom(hours: WorkingHours, from: Date): Generator<Span, void> {
  const MOST_DAYS = 4_000
  let day = dayIn(from, hours.timeZone)
  for (let count = 0; count < MOST_DAYS; count++, day = dayAfter(day)) {
    for (const span of spansOf(hours, day)) {
      const begin = Math.max(span.from, from.getTime())
      if (begin < span.to) yield { from: begin, to: span.to }
    }
  }
}
