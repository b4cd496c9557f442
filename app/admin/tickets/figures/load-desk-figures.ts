import type { MemberEdge } from '#app/edge.ts'
import { listDeskDays, sumDesk } from '#domain/support/index.ts'
import { periodLengths } from '#domain/views/period-rules.ts'
import { addDays } from '#platform/clock/clock.ts'
import { dayIn, startOfDayIn } from '#platform/clock/zoned-day.ts'

export function readDays(params: URLSearchParams): (typeof periodLengths)[number] {
  return periodLengths.find((length) => String(length) === params.get('days')) ?? 30
}

/** The last so many days with today, on the clock of the desk, and as many before them. */
export function stretchesOf(days: number, now: Date, timeZone: string) {
  const today = new Date(`${dayIn(now, timeZone)}T00:00:00Z`)
  // By the calendar: where a clock was changed meanwhile, so many times 24 hours lead into another day.
  const startIn = (ahead: number) => startOfDayIn(addDays(today, ahead).toISOString().slice(0, 10), timeZone)
  const [before, from, to] = [startIn(1 - 2 * days), startIn(1 - days), startIn(1)]
  return { now: { from, to, timeZone }, before: { from: before, to: from, timeZone } }
}

/** Answers and resolutions of a period, against the one before it. */
export async function loadDeskFigures({ db, actor, url, clock, settings }: MemberEdge) {
  const days = readDays(url.searchParams)
  const stretches = stretchesOf(days, clock.now(), settings.supportTimeZone)
  const [figures, before, daily] = await Promise.all([
    sumDesk(db, actor, stretches.now, settings),
    sumDesk(db, actor, stretches.before, settings),
    listDeskDays(db, actor, stretches.now),
  ])
  return { days, figures, before, daily, promised: settings.firstAnswerWorkingHours }
}
