import { zonedFormat } from '#app/shared/zoned-format.ts'
import type { ShownNotification } from '#domain/notifications/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { joinLines, type JoinedLine } from './join-lines.ts'

export type NotificationLine = {
  number: number
  line: string
  time: string
  at: Date
  isNew: boolean
  sum: string
  /** How often it happened that day, and since when; the very same is said once. */
  times: number
  since: string
  /** Everybody who did it. */
  byIds: string[]
}

/** What happened to one thing on one day, the latest first. */
export type ThingOfDay = {
  thing: string
  kind: string
  title: string
  /** Where the latest leads. */
  latest: number
  /** Who did the latest, where somebody did. */
  byId: string | null
  lines: NotificationLine[]
  unread: number
}

export type DayOfThings = { name: string; date: string; things: ThingOfDay[] }

const DATE = { day: 'numeric', month: 'long' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** By day on the member's own clock, then by what it is about; what happened last stands first in both. */
export function groupNotifications(
  rows: readonly ShownNotification[],
  { now, timeZone }: { now: Date; timeZone: string },
): DayOfThings[] {
  const dateOf = (at: Date) => zonedFormat(at, timeZone, { ...DATE, year: 'numeric' })
  const days = Map.groupBy(rows, ({ at }) => dateOf(at))
  const names = new Map([
    [dateOf(now), 'Today'],
    [dateOf(new Date(now.getTime() - DAY_MS)), 'Yesterday'],
  ])
  return [...days.entries()].map(([date, ofDay]) => ({
    ...nameDay(ofDay[0]?.at ?? now, timeZone, names.get(date)),
    things: [...Map.groupBy(ofDay, ({ thing }) => thing).values()].map((lines) => thingOf(lines, timeZone)),
  }))
}

/** 'Today', 'Wed 11 November'; and 'Monday', '9 November', where the weekday is the name. */
function nameDay(at: Date, timeZone: string, near: string | undefined): { name: string; date: string } {
  const weekday = (form: 'long' | 'short') => zonedFormat(at, timeZone, { weekday: form })
  const date = zonedFormat(at, timeZone, DATE)
  return near ? { name: near, date: `${weekday('short')} ${date}` } : { name: weekday('long'), date }
}

function thingOf(rows: readonly ShownNotification[], timeZone: string): ThingOfDay {
  const [latest] = rows
  return {
    thing: latest?.thing ?? '',
    kind: latest?.kind ?? '',
    title: latest?.title ?? '',
    latest: latest?.number ?? 0,
    byId: latest?.byId ?? null,
    lines: joinLines(rows).map((line) => lineOf(line, timeZone)),
    unread: rows.filter(isNew).length,
  }
}

const isNew = ({ readAt }: ShownNotification) => readAt === null

function lineOf({ words, rows }: JoinedLine, timeZone: string): NotificationLine {
  const [{ number, at, sum }] = rows
  const timeOf = (when: Date) => zonedFormat(when, timeZone, TIME)
  return {
    number,
    line: words,
    at,
    time: timeOf(at),
    isNew: rows.some(isNew),
    sum: rows.length === 1 ? sum : '',
    times: rows.length,
    since: timeOf(rows.at(-1)?.at ?? at),
    byIds: [...new Set(rows.flatMap(({ byId }) => byId ?? []))],
  }
}
