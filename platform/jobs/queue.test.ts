import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import type { Job } from './job.ts'
import { openJobQueue } from './queue.ts'

type Seen = { seen(text: string): void }

const greet: Job<Seen, { text: string }> = {
  name: 'greet',
  data: z.object({ text: z.string() }),
  run: async ({ seen }, { text }) => seen(text),
}

async function queueWith(job: Job<Seen, never>) {
  const database = await testDatabase()
  const failures: string[] = []
  const queue = await openJobQueue<Seen, { greet: { text: string } }>(database.url, [job], {
    supervise: true,
    onFailure: (name) => failures.push(name),
  })
  onTestFinished(() => queue.stop())
  return { database, queue, failures }
}

test('a job written in a transaction runs after it commits', async () => {
  const { database, queue } = await queueWith(greet as unknown as Job<Seen, never>)
  const seen = new Promise<string>((resolve) => {
    void queue.work<Seen>({ seen: resolve })
  })
  await database.transaction((tx) => queue.enqueue(tx.db, { job: 'greet', data: { text: 'good day' } }))
  expect(await seen).toBe('good day')
})

test('a job of a transaction that fails is never there', async () => {
  const { database, queue } = await queueWith(greet as unknown as Job<Seen, never>)
  await database
    .transaction(async (tx) => {
      await queue.enqueue(tx.db, { job: 'greet', data: { text: 'lost' } })
      throw new Error('no')
    })
    .catch(() => {})
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'kept' } })
  const first = new Promise<string>((resolve) => {
    void queue.work<Seen>({ seen: resolve })
  })
  expect(await first).toBe('kept')
})

test('a job that throws is reported and tried again', async () => {
  let tried = 0
  const { database, queue, failures } = await queueWith({
    ...greet,
    run: async ({ seen }: Seen, { text }: { text: string }) => {
      tried++
      if (tried === 1) throw new Error('not yet')
      seen(text)
    },
  } as unknown as Job<Seen, never>)
  const seen = new Promise<string>((resolve) => {
    void queue.work<Seen>({ seen: resolve })
  })
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'at last' } })
  expect(await seen).toBe('at last')
  expect(failures).toEqual(['greet'])
})

test('jobs that waited while nobody worked are worked off one after the other, without a pause after each', async () => {
  const { database, queue } = await queueWith(greet as unknown as Job<Seen, never>)
  const waiting = Array.from({ length: 100 }, (_, index) => String(index))
  for (const text of waiting) await queue.enqueue(database.db, { job: 'greet', data: { text } })
  const seen: string[] = []
  await new Promise<void>((resolve) => {
    void queue.work<Seen>({ seen: (text) => seen.push(text) === waiting.length && resolve() })
  })
  expect(seen).toEqual(waiting)
})

test('a job with a time of its own is found soon after it has come, among the others', async () => {
  const { database, queue } = await queueWith(greet as unknown as Job<Seen, never>)
  const told: { text: string; lateMs: number }[] = []
  const startAt = new Date(Date.now() + 1_500)
  const both = new Promise<void>((resolve) => {
    const seen = (text: string) =>
      told.push({ text, lateMs: Date.now() - startAt.getTime() }) === 2 && resolve()
    void queue.work<Seen>({ seen })
  })
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'in time' }, startAt })
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'at once' } })
  await both
  expect(told.map(({ text }) => text)).toEqual(['at once', 'in time'])
  expect(told[1]?.lateMs).toBeGreaterThanOrEqual(0)
  // Well before a worker would have looked for itself.
  expect(told[1]?.lateMs).toBeLessThan(20_000)
})

test('stopping waits for the job under way', async () => {
  const steps: string[] = []
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const { database, queue } = await queueWith({
    ...greet,
    run: async () => {
      begun()
      await database.pool.query('select pg_sleep(0.3)')
      steps.push('job done')
    },
  } as unknown as Job<Seen, never>)
  await queue.work<Seen>({ seen: () => {} })
  await queue.enqueue(database.db, { job: 'greet', data: { text: '' } })
  await hasBegun
  await queue.stop()
  steps.push('stopped')
  expect(steps).toEqual(['job done', 'stopped'])
})

test('who takes no more jobs lets the one under way end, and can still write one down for others', async () => {
  const seen: string[] = []
  let end = () => {}
  const { database, queue } = await queueWith({
    ...greet,
    run: async (_: Seen, { text }: { text: string }) => {
      seen.push(text)
      await new Promise<void>((resolve) => {
        end = resolve
      })
      seen.push(`${text} is over`)
    },
  } as unknown as Job<Seen, never>)
  await queue.work<Seen>({ seen: () => {} })
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'first' } })
  await expect.poll(() => seen).toEqual(['first'])
  await queue.takeNoMore()
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'second' } })
  end()
  await expect.poll(() => seen).toEqual(['first', 'first is over'])
  await queue.stop()
  expect(seen).toEqual(['first', 'first is over'])
  const { rows } = await database.pool.query(
    `select data->>'text' as text, state from jobs.job order by created_on`,
  )
  expect(rows).toEqual([
    { text: 'first', state: 'completed' },
    { text: 'second', state: 'created' },
  ])
})

test('a job that a killed process had under way is given to another when its silence is noticed', async () => {
  const { database, queue } = await queueWith(greet as unknown as Job<Seen, never>)
  await queue.enqueue(database.db, { job: 'greet', data: { text: 'at last' } })
  const other = new PgBoss({
    connectionString: database.url,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await other.start()
  expect(await other.fetch('greet')).toHaveLength(1)
  // A minute passes without a sign of life.
  await database.pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'greet'`,
  )
  await other.supervise('greet')
  await other.stop({ graceful: false })
  const seen = new Promise<string>((resolve) => {
    void queue.work<Seen>({ seen: resolve })
  })
  expect(await seen).toBe('at last')
})

/** What stands in the database after a start with these jobs. */
async function startWith(database: TestDatabase, changes: Partial<Job<Seen, never>>) {
  const jobs = [{ ...greet, ...changes } as unknown as Job<Seen, never>]
  const queue = await openJobQueue<Seen, { greet: { text: string } }>(database.url, jobs, {
    supervise: true,
    onFailure: () => {},
  })
  await queue.work<Seen>({ seen: () => {} })
  await queue.stop()
  const { rows: times } = await database.db.execute<{ cron: string }>('select cron from jobs.schedule')
  const { rows: queues } = await database.db.execute<{ retries: number }>(
    `select retry_limit as retries from jobs.queue where name = 'greet'`,
  )
  return { times: times.map(({ cron }) => cron), retries: queues[0]?.retries }
}

test('a job whose time was changed since the last start runs at its new time', async () => {
  const database = await testDatabase()
  expect(await startWith(database, { cron: '7 3 * * *' })).toMatchObject({ times: ['7 3 * * *'] })
  expect(await startWith(database, { cron: '9 4 * * *' })).toMatchObject({ times: ['9 4 * * *'] })
})

test('a job that is gone since the last start, or recurs no more, is not written down any longer', async () => {
  const database = await testDatabase()
  await startWith(database, { name: 'wave', cron: '7 3 * * *' })
  expect(await startWith(database, { cron: '9 4 * * *' })).toMatchObject({ times: ['9 4 * * *'] })
  expect(await startWith(database, {})).toMatchObject({ times: [] })
})

test('a job that may be tried more often since the last start is tried as often as it says now', async () => {
  const database = await testDatabase()
  expect(await startWith(database, { retries: 3 })).toMatchObject({ retries: 3 })
  expect(await startWith(database, { retries: 20 })).toMatchObject({ retries: 20 })
})

test('jobs of a transaction are written as the library writes one, and the same one twice is one', async () => {
  const { database, queue } = await queueWith(greet as unknown as Job<Seen, never>)
  const startAt = new Date('2040-01-01T00:00:00Z')
  const asked = [
    { job: 'greet' as const, data: { text: 'now' } },
    { job: 'greet' as const, data: { text: 'later' }, startAt, key: 'one' },
  ]
  const written = async () => {
    const { rows } = await database.pool.query(
      `delete from jobs.job_common where name = 'greet' returning *, keep_until - start_after as kept, start_after <= now() as is_due`,
    )
    const differs = { id: 0, created_on: 0, start_after: 0, keep_until: 0 }
    return rows.map((row) => ({ ...row, ...differs })).toSorted((one, other) => one.is_due - other.is_due)
  }
  for (const entry of asked) await queue.enqueue(database.db, entry)
  const bySending = await written()
  await database.transaction(async (tx) => {
    for (const entry of [...asked, ...asked]) await queue.enqueue(tx.db, entry)
  })
  expect(bySending).toHaveLength(2)
  expect(await written()).toEqual(bySending)
})
