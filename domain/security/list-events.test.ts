import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { operator, visitor, type Actor } from '#domain/actor.ts'
import { movableClock, type MovableClock } from '#platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import {
  countEvents,
  eventsQuery,
  findEvent,
  listEventKinds,
  listEvents,
  listEventsForFile,
  listEventsOfMember,
  type EventCursor,
  type SecurityEvent,
} from './list-events.ts'
import { recordSecurityEvent, type NewSecurityEvent } from './record-event.ts'

const nadia = randomUUID()
const tomas = randomUUID()
const asMember = (id: string): Actor => ({ kind: 'member', id, role: 'member', state: 'active' })

let database: TestDatabase
let clock: MovableClock

async function record(event: NewSecurityEvent): Promise<void> {
  await database.transaction((tx) => recordSecurityEvent(tx, event))
}
const cursor = ({ at, id }: SecurityEvent): EventCursor => ({ at, id })

beforeAll(async () => {
  clock = movableClock(new Date('2026-11-01T12:00:00Z'))
  database = await testDatabase({ clock })
  const home = { address: '203.0.113.9', device: 'Firefox on Linux' }
  await record({ kind: 'sign-in', actor: asMember(nadia), memberId: nadia, origin: home })
  clock.advanceMs(60_000)
  await record({
    kind: 'sign-in.failed',
    actor: visitor,
    memberId: tomas,
    origin: { address: '2001:db8::7', device: 'Chrome on Windows' },
  })
  clock.advanceMs(60_000)
  await record({
    kind: 'member.banned',
    actor: asMember(nadia),
    memberId: tomas,
    origin: home,
    details: { reason: '100%_spam', before: { state: 'active' }, after: { state: 'banned' } },
  })
  // Two at the same instant, as one transaction writes them.
  await database.transaction(async (tx) => {
    await recordSecurityEvent(tx, { kind: 'settings.changed', actor: operator })
    await recordSecurityEvent(tx, { kind: 'settings.changed', actor: operator })
  })
})

const kindsOf = async (filters: Parameters<typeof listEvents>[1]) =>
  (await listEvents(database.db, filters)).events.map(({ kind }) => kind)

test('the newest stands first', async () => {
  expect(await kindsOf({})).toEqual([
    'settings.changed',
    'settings.changed',
    'member.banned',
    'sign-in.failed',
    'sign-in',
  ])
})

test.each([
  ['by kind', { kind: 'sign-in' }, ['sign-in']],
  ['by who did it', { actor: `member:${nadia}` }, ['member.banned', 'sign-in']],
  ['by whom it concerns', { memberId: tomas }, ['member.banned', 'sign-in.failed']],
  ['by address', { address: '203.0.113.9' }, ['member.banned', 'sign-in']],
  ['by range of addresses', { address: '2001:db8::/32' }, ['sign-in.failed']],
  ['until a moment', { until: new Date('2026-11-01T12:01:00Z') }, ['sign-in']],
  [
    'between two moments',
    { from: new Date('2026-11-01T12:01:00Z'), until: new Date('2026-11-01T12:02:00Z') },
    ['sign-in.failed'],
  ],
  ['by a word of the device', { search: 'windows' }, ['sign-in.failed']],
  ['by a word of the details', { search: 'banned' }, ['member.banned']],
  ['by signs that mean something to the database, taken as they are', { search: '100%_' }, ['member.banned']],
  ['by a sign that nothing holds', { search: '%%' }, []],
  ['by all of it at once', { kind: 'member.banned', memberId: tomas, search: 'spam' }, ['member.banned']],
])('is filtered %s', async (_how, filters, kinds) => {
  expect(await kindsOf(filters)).toEqual(kinds)
  expect(await countEvents(database.db, filters, 10)).toBe(kinds.length)
})

test('pages follow one another without a gap or a repetition, there and back, also within one instant', async () => {
  const first = await listEvents(database.db, { limit: 1 })
  const second = await listEvents(database.db, { limit: 2, olderThan: cursor(first.events[0]!) })
  const third = await listEvents(database.db, { limit: 2, olderThan: cursor(second.events[1]!) })
  const ids = [first, second, third].flatMap(({ events }) => events.map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
  expect([first, second, third].map(({ hasOlder }) => hasOlder)).toEqual([true, true, false])
  expect([first, second, third].map(({ hasNewer }) => hasNewer)).toEqual([false, true, true])
  const back = await listEvents(database.db, { limit: 2, newerThan: cursor(third.events[0]!) })
  expect(back.events.map(({ id }) => id)).toEqual(second.events.map(({ id }) => id))
  expect(back).toMatchObject({ hasNewer: true, hasOlder: true })
})

test('a count stops where nobody reads it any more', async () => {
  expect(await countEvents(database.db, {}, 3)).toBe(3)
})

test('a member’s events are what was done to them and what they did, each once', async () => {
  const events = await listEventsOfMember(database.db, nadia, 10)
  expect(events.map(({ kind }) => kind)).toEqual(['member.banned', 'sign-in'])
  expect(await listEventsOfMember(database.db, nadia, 1)).toHaveLength(1)
})

test('the kinds that occur are told, each once', async () => {
  expect(await listEventKinds(database.db)).toEqual([
    'member.banned',
    'settings.changed',
    'sign-in',
    'sign-in.failed',
  ])
})

test('a file has all of the log, each line once, however many portions it comes in', async () => {
  const { events: all } = await listEvents(database.db, { limit: 1_000 })
  const read: number[] = []
  for await (const portion of listEventsForFile(database.db, {}, 2)) read.push(...portion.map(({ id }) => id))
  expect(read).toEqual(all.map(({ id }) => id))
  const failed = listEventsForFile(database.db, { kind: 'sign-in.failed' }, 1)
  for await (const portion of failed) expect(portion.map(({ kind }) => kind)).toEqual(['sign-in.failed'])
})

test('one event is found with what it changed', async () => {
  const [newest] = (await listEvents(database.db, { kind: 'member.banned' })).events
  expect(await findEvent(database.db, newest!.id)).toMatchObject({
    details: { before: { state: 'active' }, after: { state: 'banned' } },
  })
  expect(await findEvent(database.db, 999_999)).toBeUndefined()
})

test('a page is found by a walk along an index, without sorting the log', async () => {
  const at = { at: clock.now(), id: 3 }
  for (const filters of [
    {},
    { olderThan: at },
    { newerThan: at },
    { kind: 'sign-in' },
    { memberId: tomas },
  ]) {
    const { sql: query, params } = eventsQuery(database.db, filters, 51).toSQL()
    const plan = await explain(query, params)
    expect([filters, plan]).toEqual([
      filters,
      expect.stringMatching(/Index Scan (Backward )?using security_event_by_/),
    ])
    expect([filters, plan]).toEqual([filters, expect.not.stringMatching(/->\s+Sort\s/)])
  }
})

/** How the database would do it if the log were too long to be read whole. */
async function explain(query: string, params: unknown[]): Promise<string> {
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params)
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}
