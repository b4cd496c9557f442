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
  const startOf = (at: Date) => startOfDayIn(dayIn(at, timeZone), timeZone)
  const to = startOf(addDays(now, 1))
  const [from, before] = [startOf(addDays(now, 1 - days)), startOf(addDays(now, 1 - 2 * days))]
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
