import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#platform/db/testing.ts'
import { listFailedJobs } from './failed-jobs.ts'
import type { Job } from './job.ts'
import { inspectJobs } from './inspect-jobs.ts'
import { openJobQueue } from './queue.ts'

type TestServices = { run(text: string): Promise<void> }

const post: Job<TestServices, { text: string }> = {
  name: 'post',
  data: z.object({ text: z.string() }),
  retries: 0,
  run: ({ run }, { text }) => run(text),
}

const options = { supervise: true, onFailure: () => {} }

async function openPost() {
  const database = await testDatabase()
  const jobs = [post as unknown as Job<TestServices, never>]
  const queue = await openJobQueue<TestServices, { post: { text: string } }>(database.url, jobs, options)
  onTestFinished(() => queue.stop())
  return { ...database, queue, jobs }
}

const failsWith = (message: string): TestServices => ({
  run: () => Promise.reject(new Error(message)),
})

test('a job whose last try failed is set aside with why, and is done when it is tried again', async () => {
  const { db, queue } = await openPost()
  const delivered: string[] = []
  let isOpen = false
  await queue.work<TestServices>({
    run: async (text) => {
      if (!isOpen) throw new Error('the post office is closed')
      delivered.push(text)
    },
  })
  await queue.enqueue(db, { job: 'post', data: { text: 'good day' } })
  await expect.poll(() => listFailedJobs(db, { limit: 10 })).toHaveLength(1)
  const [failed] = await listFailedJobs(db, { limit: 10 })
  expect(failed).toMatchObject({ job: 'post', words: 'the post office is closed', tries: 1 })
  expect(await inspectJobs(db)).toMatchObject({ failed: 1, waiting: 0, oldestDueSeconds: 0 })

  isOpen = true
  expect(await queue.tryAgain(db, [failed?.id ?? ''])).toEqual(['post'])
  await expect.poll(() => delivered).toEqual(['good day'])
  expect(await listFailedJobs(db, { limit: 10 })).toEqual([])
  expect(await inspectJobs(db)).toMatchObject({ failed: 0 })
})

test('a job that fails again is set aside again, and one that is let go is gone', async () => {
  const { db, queue } = await openPost()
  await queue.work<TestServices>(failsWith('no such street'))
  await queue.enqueue(db, { job: 'post', data: { text: 'lost' } })
  await expect.poll(() => listFailedJobs(db, { limit: 10 })).toHaveLength(1)
  const [first] = await listFailedJobs(db, { limit: 10 })
  await queue.tryAgain(db, [first?.id ?? ''])
  await expect
    .poll(async () => (await listFailedJobs(db, { limit: 10 }))[0]?.id ?? first?.id)
    .not.toBe(first?.id)
  const [second] = await listFailedJobs(db, { limit: 10 })
  expect(await queue.tryAgain(db, [first?.id ?? ''])).toEqual([])
  expect(await queue.letGo(db, [second?.id ?? ''])).toEqual(['post'])
  expect(await listFailedJobs(db, { limit: 10 })).toEqual([])
})

test('what belongs to people is not kept with a failure', async () => {
  const { db, pool, queue } = await openPost()
  await queue.work<TestServices>({
    run: async () => void (await db.execute(sql`select ${'kate@example.org'}::uuid`)),
  })
  await queue.enqueue(db, { job: 'post', data: { text: '' } })
  await expect.poll(() => listFailedJobs(db, { limit: 10 })).toHaveLength(1)
  const { rows } = await pool.query(`select output::text, source_output::text from jobs.job`)
  expect(JSON.stringify(rows)).not.toContain('kate@example.org')
  expect((await listFailedJobs(db, { limit: 10 }))[0]?.words).toContain('invalid input syntax for type uuid')
})

test('a job that was written down before failed ones were set aside is set aside too', async () => {
  const { db, pool, url, queue, jobs } = await openPost()
  await queue.enqueue(db, { job: 'post', data: { text: 'old' } })
  await pool.query(`update jobs.queue set dead_letter = null where name = 'post'`)
  await pool.query(`update jobs.job set dead_letter = null`)
  const newer = await openJobQueue(url, jobs, options)
  onTestFinished(() => newer.stop())
  await newer.work<TestServices>(failsWith('no such street'))
  await expect.poll(() => listFailedJobs(db, { limit: 10 })).toHaveLength(1)
})
