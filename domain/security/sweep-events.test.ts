import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { listEvents } from './list-events.ts'
import { recordSecurityEvent } from './record-event.ts'
import { sweepEvents } from './sweep-events.ts'

test('what is older than 400 days goes, what is younger stays, and twice is once', async () => {
  const now = new Date()
  const clock = movableClock(now)
  const database = await testDatabase({ clock })
  for (const daysAgo of [401, 399.9, 0]) {
    clock.set(addDays(now, -daysAgo))
    await database.transaction((tx) => recordSecurityEvent(tx, { kind: 'sign-in', actor: clockActor }))
  }
  expect(await sweepEvents(database.db, now)).toBe(1)
  expect(await sweepEvents(database.db, now)).toBe(0)
  expect((await listEvents(database.db, {})).events).toHaveLength(2)
})

test('nothing else can be taken out of the log', async () => {
  const database = await testDatabase()
  await database.transaction((tx) => recordSecurityEvent(tx, { kind: 'sign-in', actor: clockActor }))
  await expect(database.pool.query('delete from security_event')).rejects.toThrow(/append-only/)
  await expect(database.pool.query(`update security_event set kind = 'x'`)).rejects.toThrow(/append-only/)
})
