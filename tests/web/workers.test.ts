import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import '#platform/db/testing-context.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { openMailPeer } from '#platform/mail/testing.ts'
import { freshDatabaseUrl, openWeb } from '../hall/web-test.ts'
import { freePort } from '../hall/web-process.ts'
import { startWorkerProcess, type WorkerProcess } from '../hall/worker-process.ts'

const askReady = async (origin: string) => {
  const answer = await fetch(`${origin}/readyz`)
  return { code: answer.status, ...((await answer.json()) as { status: string; troubles: string[] }) }
}
const figuresOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text()

/** A minute goes by without a sign of life from anyone who is dead. */
const passAMinute = ({ pool }: Database) =>
  pool.query(`update worker_heartbeat set seen_at = seen_at - interval '1 minute'`)

async function openHall(environment: Record<string, string>) {
  const url = await freshDatabaseUrl()
  const database = openDatabase(url, { poolSize: 2, name: 'guildhall test' })
  onTestFinished(() => database.close())
  const web = await openWeb(url, { JOBS: 'apart', ...environment })
  const port = String(await freePort())
  const worker = await startWorkerProcess({ DATABASE_URL: url, DEMO: 'people', WORKER_PORT: port })
  onTestFinished(() => worker.stop())
  return { database, web, worker, probes: `http://localhost:${port}` }
}

test('a worker tells of itself on a port of its own, and one that ends as it should is missed by nobody', async () => {
  const { database, web, worker, probes } = await openHall({})
  expect((await fetch(`${probes}/healthz`)).status).toBe(200)
  expect(await askReady(probes)).toMatchObject({ code: 200, status: 'ready', troubles: [] })
  expect(await figuresOf(probes)).toMatch(/^workers_alive 1$/m)
  expect((await fetch(`${probes}/admin`)).status).toBe(404)
  expect(await askReady(web.origin)).toMatchObject({ code: 200, status: 'ready', troubles: [] })

  await worker.stop()
  const { rows } = await database.pool.query('select * from worker_heartbeat')
  expect(rows).toEqual([])
})

test('when the last worker is killed the web process says so, serves on, and writes to the administrators itself', async () => {
  const peer = await openMailPeer()
  const { database, web, worker } = await openHall({ SMTP_URL: peer.url, MAIL_FROM: 'post@hall.example' })
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

  // It was noticed a while ago: the web process looks again within a quarter of a minute.
  await database.db.execute(
    sql`insert into alarm (kind, began_at) values ('nobody-works', now() - interval '2 minutes')
      on conflict (kind) do update set began_at = excluded.began_at`,
  )
  await expect.poll(() => peer.letters.length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(peer.letters.map(({ subject }) => subject)).toEqual(['No worker takes jobs'])
  expect(peer.recipients).toEqual(['admin@guildhall.test'])
  expect(web.printed()).toContain('jobs are in trouble')
})
