import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { dumpTables } from '#platform/backup/dump-tables.ts'
import type { Manifest } from '#platform/backup/manifest.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { createJobTables } from '#platform/jobs/create-job-tables.ts'
import { stepsBackTo, takeJobTablesBack } from '#platform/jobs/earlier-job-tables.ts'
import type { Job } from '#platform/jobs/job.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'
import { bulkClient } from './bulk-client.ts'
import { restoreRows } from './restore-rows.ts'

type Seen = { seen(text: string): void }
const greet: Job<Seen, { text: string }> = {
  name: 'greet',
  data: z.object({ text: z.string() }),
  run: async ({ seen }, { text }) => seen(text),
}

/** As processes of that version leave them: one that waits, one for later, one under way, one that failed once, one that is done. */
const JOBS = `
  select jobs.create_queue('greet', '{"policy":"standard","retryLimit":5}');
  insert into jobs.job (name, data, state, start_after, started_on, retry_count, expire_seconds) values
    ('greet', '{"text":"waits"}', 'created', now(), null, 0, 900),
    ('greet', '{"text":"later"}', 'created', now() + interval '3 days', null, 0, 900),
    ('greet', '{"text":"was under way"}', 'active', now(), now() - interval '1 hour', 0, 1),
    ('greet', '{"text":"failed once"}', 'retry', now(), null, 1, 900),
    ('greet', '{"text":"is done"}', 'completed', now(), now(), 0, 900)`

const { adminUrl } = inject('postgres')
const folders: string[] = []
const databases: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
  for (const name of databases) await administer(`drop database ${name} with (force)`)
})

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  databases.push(name)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.toString()
}

/** A backup of a marketplace whose queue is of that version. */
async function backUpAt(jobsVersion: number): Promise<{ folder: string; manifest: Manifest }> {
  const { url } = await testDatabase()
  await createJobTables(url)
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-rows-'))
  folders.push(folder)
  const client = await bulkClient(url, 'guildhall test')
  try {
    await takeJobTablesBack(client, jobsVersion)
    await client.query(JOBS)
    const rows = await dumpTables(client, folder, () => {})
    const files = { count: 0, bytes: 0, listSha256: '0'.repeat(64) }
    return { folder, manifest: { format: 1, release: 'a version before', ...rows, files } }
  } finally {
    await client.end()
  }
}

const known = Array.from({ length: 200 }, (_, version) => version).filter(stepsBackTo)
const [oldest = 0, newest = 0] = [known.at(0), known.at(-1)]

test.each([oldest, newest - 3, newest - 1, newest])(
  'a backup of a queue of version %i is brought back whole, and its jobs are done by this one',
  async (jobsVersion) => {
    const { folder, manifest } = await backUpAt(jobsVersion)
    expect(manifest.jobsVersion).toBe(jobsVersion)
    const url = await emptyDatabase()
    await restoreRows(url, folder, manifest, () => {})

    const client = await bulkClient(url, 'guildhall test')
    const { rows } = await client
      .query<{ version: number; jobs: number; notDone: number }>(
        `select (select version from jobs.version), count(*)::int as jobs,
           (count(*) filter (where state <> 'completed'))::int as "notDone" from jobs.job`,
      )
      .finally(() => client.end())
    expect(rows).toEqual([{ version: newest, jobs: 5, notDone: 4 }])
    const queue = await openJobQueue<Seen>(url, [greet as unknown as Job<Seen, never>], {
      supervise: true,
      onFailure: () => {},
    })
    onTestFinished(() => queue.stop())
    const seen: string[] = []
    await queue.work<Seen>({ seen: (text) => void seen.push(text) })
    await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining(['waits', 'failed once'])), 30_000)
    expect(seen).not.toContain('later')
    expect(seen).not.toContain('is done')
  },
)

test('a version of the queue that it never had, or has forgotten, is nothing to go back to', () => {
  expect(stepsBackTo(newest)).toEqual([])
  expect(stepsBackTo(newest + 1)).toBeUndefined()
  expect(stepsBackTo(oldest - 1)).toBeUndefined()
})
