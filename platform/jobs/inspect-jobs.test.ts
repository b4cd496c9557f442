import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#platform/db/testing.ts'
import { beginHeartbeat } from './heartbeat.ts'
import type { Job, NoData } from './job.ts'
import { inspectJobs } from './inspect-jobs.ts'
import { openJobQueue } from './queue.ts'

const wait: Job<object, NoData> = { name: 'wait', data: z.object({}), run: async () => {} }

async function setUp() {
  const database = await testDatabase()
  const queue = await openJobQueue<object, { wait: NoData }>(
    database.url,
    [wait as unknown as Job<object, never>],
    {
      supervise: false,
      onFailure: () => {},
    },
  )
  onTestFinished(() => queue.stop())
  return { ...database, queue }
}

test('a worker is seen from its first moment until it leaves', async () => {
  const { db } = await setUp()
  expect((await inspectJobs(db)).workers).toEqual([])
  const heartbeat = await beginHeartbeat(db)
  expect((await inspectJobs(db)).workers).toMatchObject([{ isSilent: false }])
  await heartbeat.stop()
  expect((await inspectJobs(db)).workers).toEqual([])
})

test('a worker that gives no sign of life is silent, and forgotten after an hour when another lives', async () => {
  const { db, pool } = await setUp()
  const dead = await beginHeartbeat(db)
  onTestFinished(() => dead.stop())
  await pool.query(`update worker_heartbeat set seen_at = seen_at - interval '31 seconds'`)
  expect((await inspectJobs(db)).workers).toMatchObject([{ isSilent: true }])
  await pool.query(`update worker_heartbeat set seen_at = seen_at - interval '1 hour'`)
  const living = await beginHeartbeat(db)
  onTestFinished(() => living.stop())
  expect((await inspectJobs(db)).workers).toMatchObject([{ isSilent: false }])
})

test('a job is late from the moment it is due, whether or not anybody works', async () => {
  const { db, pool, queue } = await setUp()
  const tomorrow = new Date(Date.now() + 86_400_000)
  await queue.enqueue(db, { job: 'wait', data: {}, startAt: tomorrow })
  expect(await inspectJobs(db)).toMatchObject({ waiting: 1, oldestDueSeconds: 0 })
  await queue.enqueue(db, { job: 'wait', data: {} })
  await pool.query(
    `update jobs.job set start_after = start_after - interval '10 minutes' where start_after <= now()`,
  )
  const seen = await inspectJobs(db)
  expect(seen).toMatchObject({ waiting: 2, failed: 0 })
  expect(seen.oldestDueSeconds).toBeGreaterThanOrEqual(600)
  expect(seen.queues).toContainEqual(expect.objectContaining({ queue: 'wait', waiting: 2 }))
})
