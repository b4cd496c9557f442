import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import { dayIn } from '#platform/clock/zoned-day.ts'
import type { Db } from '#platform/db/database.ts'
import { dayAfter, promisedMinutes } from '../../hours/index.ts'
import { ticket } from '../../schema.server.ts'
import { authorise } from '../permissions.ts'
import { standsOnDesk } from './which-tickets.ts'

export type Stretch = { from: Date; to: Date; timeZone: string }

export type DeskDay = { day: string; opened: number; answered: number; resolved: number }

export type DeskFigures = {
  opened: number
  answered: number
  resolved: number
  /** Of the first answers, those within the promise of today. */
  inTime: number
  /** Working minutes in the middle; nothing where nothing happened. */
  answerMedian: number | null
  resolutionMedian: number | null
  good: number
  bad: number
}

const within = (column: PgColumn, { from, to }: Stretch): SQL | undefined =>
  and(gte(column, from), lt(column, to))

const median = (column: PgColumn) =>
  sql<number | null>`percentile_cont(0.5) within group (order by ${column})`.mapWith((value: unknown) =>
    value === null ? null : Math.round(Number(value)),
  )

/** The sums of a stretch of time. */
export async function sumDesk(
  db: Db,
  actor: Actor,
  stretch: Stretch,
  settings: Settings,
): Promise<DeskFigures> {
  authorise(actor, 'ticket.see-desk')
  const [[answers], [resolutions], [ratings], opened] = await Promise.all([
    db
      .select({
        all: sql<number>`count(*)::int`,
        inTime: sql<number>`count(*) filter (where ${ticket.answeredInMinutes} <= ${promisedMinutes(settings)})::int`,
        median: median(ticket.answeredInMinutes),
      })
      .from(ticket)
      .where(within(ticket.answeredAt, stretch)),
    db
      .select({ all: sql<number>`count(*)::int`, median: median(ticket.resolvedInMinutes) })
      .from(ticket)
      .where(within(ticket.resolvedAt, stretch)),
    db
      .select({
        good: sql<number>`count(*) filter (where ${ticket.rating} = 'good')::int`,
        bad: sql<number>`count(*) filter (where ${ticket.rating} = 'bad')::int`,
      })
      .from(ticket)
      .where(within(ticket.ratedAt, stretch)),
    db.$count(ticket, and(within(ticket.openedAt, stretch), standsOnDesk)),
  ])
  return {
    opened,
    answered: answers?.all ?? 0,
    inTime: answers?.inTime ?? 0,
    answerMedian: answers?.median ?? null,
    resolved: resolutions?.all ?? 0,
    resolutionMedian: resolutions?.median ?? null,
    good: ratings?.good ?? 0,
    bad: ratings?.bad ?? 0,
  }
}

/** What happened on each day, on the clock of who reads it. */
export async function listDeskDays(db: Db, actor: Actor, stretch: Stretch): Promise<DeskDay[]> {
  authorise(actor, 'ticket.see-desk')
  const [opened, answered, resolved] = await Promise.all(
    [ticket.openedAt, ticket.answeredAt, ticket.resolvedAt].map((column) => countByDay(db, column, stretch)),
  )
  return daysOf(stretch).map((day) => ({
    day,
    opened: opened?.get(day) ?? 0,
    answered: answered?.get(day) ?? 0,
    resolved: resolved?.get(day) ?? 0,
  }))
}

async function countByDay(db: Db, column: PgColumn, stretch: Stretch): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${column} at time zone ${stretch.timeZone}, 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(ticket)
    .where(and(within(column, stretch), standsOnDesk))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.count]))
}

function daysOf({ from, to, timeZone }: Stretch): string[] {
  const days: string[] = []
  let day = dayIn(from, timeZone)
  const last = dayIn(new Date(to.getTime() - 1), timeZone)
  while (day <= last) {
    days.push(day)
    day = dayAfter(day)
  }
  return days
}
