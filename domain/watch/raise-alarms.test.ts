import { beforeEach, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { raiseAlarms } from './raise-alarms.ts'
import type { Trouble } from './troubles.ts'

const nobodyWorks: Trouble = { kind: 'nobody-works', words: 'No worker takes jobs, 3 wait.' }
const lateJobs: Trouble = { kind: 'jobs-late', words: 'A job has been due for 20 minutes.' }

let database: TestDatabase
let now: Date

beforeEach(async () => {
  now = new Date('2030-03-01T09:00:00Z')
  database = await testDatabase({ clock: { now: () => now } })
  await database.transaction(async (tx) => {
    await makeMember(tx, { role: 'admin', email: 'kate@example.org' })
    await makeMember(tx, { role: 'admin', state: 'banned', email: 'banned@example.org' })
    await makeMember(tx, { email: 'buyer@example.org' })
  })
})

const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
const look = (...troubles: Trouble[]) => database.transaction((tx) => raiseAlarms(tx, clockActor, troubles))

async function letters(): Promise<string[]> {
  const { rows } = await database.pool.query<{ to_address: string; subject: string }>(
    'select to_address, subject from mail_message order by created_at, id',
  )
  return rows.map(({ to_address, subject }) => `${to_address}: ${subject}`)
}

test('every administrator is told once of an outage, and once that it is over', async () => {
  await look(lateJobs)
  minutesLater(1)
  await look(lateJobs)
  minutesLater(600)
  await look(lateJobs)
  expect(await letters()).toEqual(['kate@example.org: Jobs are late'])
  await look()
  await look()
  expect(await letters()).toEqual([
    'kate@example.org: Jobs are late',
    'kate@example.org: Jobs are on time again',
  ])
})

test('a worker that is started anew within a minute is no outage, and one that stays away is', async () => {
  await look(nobodyWorks)
  minutesLater(0.5)
  await look()
  await look(nobodyWorks)
  minutesLater(0.75)
  await look(nobodyWorks)
  expect(await letters()).toEqual([])
  minutesLater(0.5)
  await look(nobodyWorks)
  expect(await letters()).toEqual(['kate@example.org: No worker takes jobs'])
})

test('what comes and goes is told of once an hour', async () => {
  for (let times = 0; times < 5; times++) {
    await look(lateJobs)
    minutesLater(2)
    await look()
    minutesLater(2)
  }
  const told = (await letters()).filter((line) => line.endsWith('Jobs are late'))
  expect(told).toHaveLength(1)
  minutesLater(60)
  await look(lateJobs)
  expect((await letters()).filter((line) => line.endsWith('Jobs are late'))).toHaveLength(2)
})

test('a job that fails while others wait for a decision is news', async () => {
  const failed = (newsAt: Date): Trouble => ({ kind: 'jobs-failed', words: 'Jobs failed for good.', newsAt })
  const first = now
  await look(failed(first))
  minutesLater(120)
  await look(failed(first))
  expect(await letters()).toHaveLength(1)
  await look(failed(new Date(now.getTime() - 1_000)))
  expect(await letters()).toHaveLength(2)
})

test('processes that look at the same moment write one letter', async () => {
  await Promise.all([look(lateJobs), look(lateJobs), look(lateJobs)])
  expect(await letters()).toHaveLength(1)
})
