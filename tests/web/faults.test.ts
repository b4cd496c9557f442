import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { cloneServedDatabase } from '../server/served-database.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

const HOST_SENTENCE = (host: string) =>
  `Application error: a server-side exception has occurred while loading ${host} (see the server logs for more information).`

let web: WebProcess
/** A table that a test takes away is missing for those that come after it. */
let database: pg.Client

beforeAll(async () => {
  const { adminUrl, template } = inject('postgres')
  const cloned = await cloneServedDatabase(adminUrl, template)
  web = await startWebProcess(cloned.url)
  database = new pg.Client({ connectionString: cloned.url })
  await database.connect()
  return async () => {
    await database.end()
    await web.stop()
    await cloned.drop()
  }
})

test('a fault of ours is one plain screen whose digest is in the log and in the report, without anything personal', async () => {
  const form = await (await fetch(`${web.origin}/contacts`)).text()
  await database.query('drop table ticket cascade')

  const fields = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ])
  const answer = await fetch(`${web.origin}/contacts`, {
    method: 'POST',
    body: new URLSearchParams([
      ...fields,
      ['name', 'Ilse Brandt'],
      ['email', 'ilse@example.org'],
      ['subject', 'A question'],
      ['body', 'My secret recipe for rye bread.'],
    ]),
  })
  const page = await answer.text()
  const digest = /Digest: (\w+)/.exec(page)?.[1] ?? 'none'
  expect(answer.status).toBe(500)
  expect(page).toContain(HOST_SENTENCE(new URL(web.origin).host))
  await expect.poll(() => web.printed()).toContain(digest)
  expect(web.printed()).not.toMatch(/ilse@example\.org|rye bread/)

  const reports = () =>
    database.query<{ payload: unknown }>('select payload from telemetry_report where digest = $1', [digest])
  await expect.poll(async () => (await reports()).rows.length).toBe(1)
  expect(JSON.stringify((await reports()).rows)).not.toMatch(/ilse@example\.org|rye bread/)
})

test('a fault is reported though whoever caused it has gone meanwhile', async () => {
  const reports = async () => Number((await database.query('select from telemetry_report')).rowCount)
  const before = await reports()
  await database.query('begin; alter table project rename to lost_project')
  const leaving = new AbortController()
  const asked = fetch(`${web.origin}/projects.data`, { signal: leaving.signal }).catch(() => 'gone')
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await database.query(waiting)).rowCount).toBeGreaterThan(0)
  leaving.abort()
  expect(await asked).toBe('gone')
  // Until the server has noticed.
  await pause(500)
  await database.query('commit')
  await expect.poll(reports).toBeGreaterThan(before)
  await database.query('alter table lost_project rename to project')
})

test('a fault behind a link or a form of a page that is alive brings its digest along, and nothing else of it', async () => {
  const reports = () => database.query<{ release: string }>('select release from telemetry_report')
  const before = await reports()
  await database.query('alter table project rename to lost_project')
  for (const path of ['/projects', '/projects.data']) {
    const answer = await fetch(web.origin + path)
    const said = await answer.text()
    expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([path, 500, 'no-store'])
    expect(said).toMatch(path.endsWith('.data') ? /"digest","\w{8}"/ : /Digest: \w{8}/)
    expect(said).not.toContain('lost_project')
    expect(said).not.toMatch(/relation|select /)
  }
  await expect.poll(async () => (await reports()).rows.length).toBe(before.rows.length + 2)
  const told = (await reports()).rows.at(-1)
  expect(told?.release).toMatch(/^guildhall@\d+\.\d+\.\d+\+(?:[0-9a-f]{12}\.)?[0-9a-f]{12}$/)
  const page = await (await fetch(`${web.origin}/pricing`)).text()
  expect(page).toContain(`r=${encodeURIComponent(told?.release ?? '')}`)
})

test('not-found pages are never reported', async () => {
  const databaseUrl = await servedDatabaseUrl()
  const web = await openWeb(databaseUrl)
  expect((await fetch(`${web.origin}/no-such-page`)).status).toBe(404)
  await web.stop()
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  expect((await database.query('select 1 from telemetry_report')).rows).toEqual([])
  await database.end()
  expect(web.printed()).not.toMatch(/"level":50/)
})
