import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { openMailPeer } from '#platform/mail/testing.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'
import { freePort } from '../server/free-port.ts'
import { startWorkerProcess } from '../server/worker-process.ts'

const askReady = async (origin: string) => {
  const answer = await fetch(`${origin}/readyz`)
  return { code: answer.status, ...((await answer.json()) as { status: string; troubles: string[] }) }
}
const figuresOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text()

async function setUp() {
  const url = await servedDatabaseUrl()
  const database = openDatabase(url, { poolSize: 2, name: 'guildhall test' })
  onTestFinished(() => database.close())
  return { url, database }
}

async function openWorker(databaseUrl: string, environment: Record<string, string> = {}) {
  const worker = await startWorkerProcess({ DATABASE_URL: databaseUrl, DEMO: 'people', ...environment })
  onTestFinished(() => worker.stop())
  return worker
}

/** A minute goes by without a sign of life from anyone who is dead. */
const passAMinute = ({ pool }: Database) =>
  pool.query(`update worker_heartbeat set seen_at = seen_at - interval '1 minute'`)

test('a worker tells of itself on a port of its own, and takes its leave when it ends as it should', async () => {
  const { url, database } = await setUp()
  const port = String(await freePort())
  const worker = await openWorker(url, { WORKER_PORT: port })
  const probes = `http://localhost:${port}`
  expect((await fetch(`${probes}/healthz`)).status).toBe(200)
  expect(await askReady(probes)).toMatchObject({ code: 200, status: 'ready', troubles: [] })
  expect(await figuresOf(probes)).toMatch(/^workers_alive 1$/m)
  expect((await fetch(`${probes}/admin`)).status).toBe(404)
  await worker.stop()
  expect((await database.pool.query('select * from worker_heartbeat')).rows).toEqual([])
})

test('when the last worker is killed the web process says so, serves on, and writes to the administrators itself', async () => {
  const peer = await openMailPeer()
  const { url, database } = await setUp()
  const web = await openWeb(url, { JOBS: 'apart', SMTP_URL: peer.url, MAIL_FROM: 'post@hall.example' })
  const worker = await openWorker(url)
  await expect.poll(() => askReady(web.origin)).toMatchObject({ code: 200, status: 'ready', troubles: [] })

  await worker.kill()
  await passAMinute(database)
  await expect
    .poll(() => askReady(web.origin))
    .toMatchObject({
      code: 200,
      status: 'degraded',
      troubles: [expect.stringMatching(/^No worker takes jobs/)],
    })
  const figures = await figuresOf(web.origin)
  expect(figures).toMatch(/^workers_alive 0$/m)
  expect(figures).toMatch(/^workers_silent 1$/m)
  expect((await fetch(web.origin)).status).toBe(200)

  // It began a while ago: the web process looks again within a quarter of a minute.
  await database.pool.query(
    `insert into alarm (kind, began_at) values ('nobody-works', now() - interval '2 minutes')
      on conflict (kind) do update set began_at = excluded.began_at, ended_at = null`,
  )
  await expect.poll(() => peer.letters.length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(peer.letters.map(({ subject }) => subject)).toEqual(['No worker takes jobs'])
  expect(peer.recipients).toEqual(['admin@guildhall.test'])
  expect(web.printed()).toContain('jobs are in trouble')
})
