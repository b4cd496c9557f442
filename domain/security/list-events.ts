import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Role } from '#domain/actor.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { eventText, securityEvent } from './schema.server.ts'

type Reader = Db | DrizzleTransaction

export type SecurityEvent = Omit<typeof securityEvent.$inferSelect, 'details'> & {
  details: Record<string, unknown>
}

/** Where a page of the log begins: an event that was the last of the page before. */
export type EventCursor = { at: Date; id: number }

export type EventFilters = {
  kind?: string | undefined
  /** `member:<id>`, `visitor`, `operator`, `clock`. */
  actor?: string | undefined
  role?: Role | undefined
  memberId?: string | undefined
  /** An address, or a range in CIDR notation. */
  address?: string | undefined
  from?: Date | undefined
  /** Up to, but not including. */
  until?: Date | undefined
  search?: string | undefined
  olderThan?: EventCursor | undefined
  newerThan?: EventCursor | undefined
  limit?: number | undefined
}

type EventPage = { events: SecurityEvent[]; hasOlder: boolean; hasNewer: boolean }

const PAGE = 50

/** As the indexes are laid, or the database would sort the whole log first. */
const newestFirst = [sql`${securityEvent.at} desc nulls last`, sql`${securityEvent.id} desc nulls last`]
const oldestFirst = [sql`${securityEvent.at} asc nulls first`, sql`${securityEvent.id} asc nulls first`]

/** One page of the audit log, the newest first. Pages follow one another by the events at their edges, so new ones shift nothing. */
export async function listEvents(db: Reader, filters: EventFilters): Promise<EventPage> {
  const limit = filters.limit ?? PAGE
  const backwards = filters.newerThan !== undefined
  const rows = await eventsQuery(db, filters, limit + 1)
  const hasMore = rows.length > limit
  const shown = rows.slice(0, limit) as SecurityEvent[]
  return backwards
    ? { events: shown.toReversed(), hasOlder: true, hasNewer: hasMore }
    : { events: shown, hasOlder: hasMore, hasNewer: filters.olderThan !== undefined }
}

const AT_ONCE = 1_000

/** All of the log that fits, the newest first, a portion after another: for a file, of which nothing may be missing. */
export async function* listEventsForFile(
  db: Db,
  filters: Omit<EventFilters, 'olderThan' | 'newerThan' | 'limit'>,
  atOnce = AT_ONCE,
): AsyncGenerator<SecurityEvent[], void> {
  let olderThan: EventCursor | undefined
  for (;;) {
    const { events, hasOlder } = await listEvents(db, { ...filters, olderThan, limit: atOnce })
    yield events
    const last = events.at(-1)
    if (!hasOlder || !last) return
    olderThan = { at: last.at, id: last.id }
  }
}

/** Apart from its answer, so that a test can ask the database how it would go about it. */
export function eventsQuery(db: Reader, filters: EventFilters, limit: number) {
  return db
    .select()
    .from(securityEvent)
    .where(and(...matching(filters), ...beyond(filters)))
    .orderBy(...(filters.newerThan ? oldestFirst : newestFirst))
    .limit(limit)
}

/** How many match, counted no further than `most`: past that nobody reads the figure. */
export async function countEvents(db: Reader, filters: EventFilters, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(securityEvent)
    .where(and(...matching(filters)))
    .limit(most)
    .as('some')
  const [row] = await db.select({ matches: sql<number>`count(*)::int` }).from(some)
  return row?.matches ?? 0
}

export async function findEvent(db: Reader, id: number): Promise<SecurityEvent | undefined> {
  const [row] = await db.select().from(securityEvent).where(eq(securityEvent.id, id))
  return row as SecurityEvent | undefined
}

/** What was done to a member and what they did, the newest first. */
export async function listEventsOfMember(
  db: Reader,
  memberId: string,
  limit: number,
): Promise<SecurityEvent[]> {
  const latest = (condition: SQL) =>
    db
      .select()
      .from(securityEvent)
      .where(condition)
      .orderBy(...newestFirst)
      .limit(limit)
  // Two short walks along an index each, rather than one over everything that matches either.
  const rows = await unionAll(
    latest(eq(securityEvent.memberId, memberId)),
    latest(
      sql`${securityEvent.actor} = ${`member:${memberId}`} and ${securityEvent.memberId} is distinct from ${memberId}`,
    ),
  )
  return (rows as SecurityEvent[])
    .toSorted((first, second) => second.at.getTime() - first.at.getTime() || second.id - first.id)
    .slice(0, limit)
}

/** The kinds that occur, by a walk along the index that takes one step for each kind. */
export async function listEventKinds(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    with recursive kinds as (
      (select kind from ${securityEvent} order by kind limit 1)
      union all
      select (select event.kind from ${securityEvent} event where event.kind > kinds.kind order by event.kind limit 1)
      from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`)
  return rows.map(({ kind }) => kind)
}

function matching(filters: EventFilters): SQL[] {
  const { kind, actor, role, memberId, address, from, until, search } = filters
  const conditions: (SQL | undefined)[] = [
    kind ? eq(securityEvent.kind, kind) : undefined,
    actor ? eq(securityEvent.actor, actor) : undefined,
    role ? eq(securityEvent.role, role) : undefined,
    memberId ? eq(securityEvent.memberId, memberId) : undefined,
    address ? sql`${securityEvent.address} <<= ${address}::inet` : undefined,
    from ? gte(securityEvent.at, from) : undefined,
    until ? lt(securityEvent.at, until) : undefined,
    search ? lowerContains(eventText(securityEvent), search) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

function beyond({ olderThan, newerThan }: EventFilters): SQL[] {
  const edge = ({ at, id }: EventCursor) => sql`(${at.toISOString()}::timestamptz, ${id}::bigint)`
  const position = sql`(${securityEvent.at}, ${securityEvent.id})`
  return [
    ...(newerThan ? [sql`${position} > ${edge(newerThan)}`] : []),
    ...(olderThan && !newerThan ? [sql`${position} < ${edge(olderThan)}`] : []),
  ]
}
