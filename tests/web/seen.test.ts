import { expect, onTestFinished, test } from 'vitest'
import { openSomeServices } from '../server/some-services.ts'
import { freshDatabaseUrl, openWeb } from '../server/web-test.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Without the demo: nothing hangs but what a test hung. */
const REAL = { DEMO: 'off', SECRET: 'a secret of forty characters for the tests' }

async function setUp(databaseUrl: string) {
  const works = openSomeServices(databaseUrl)
  onTestFinished(() => works.close())
  const [service] = await works.publish(1)
  if (!service) throw new Error('No service was published')
  return { works, id: service.id }
}

const tell = (origin: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/seen`, {
    method: 'POST',
    headers: { Origin: origin, 'User-Agent': BROWSER, 'Content-Type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }).then(({ status }) => status)

test('two processes that saw the same visitor count them once, at the latest when they stop', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const { works, id } = await setUp(databaseUrl)
  const processes = [await openWeb(databaseUrl, REAL), await openWeb(databaseUrl, { ...REAL, JOBS: 'apart' })]
  for (const { origin } of processes) {
    expect(await tell(origin, { shown: [id], viewed: [id] })).toBe(204)
    expect(await tell(origin, { shown: [id], viewed: [id] })).toBe(204)
  }
  await tell(processes[0]?.origin ?? '', { viewed: [id] }, { 'User-Agent': `${BROWSER} another` })
  for (const web of processes) expect((await web.stop()).code).toBe(0)
  expect(await works.figures([id])).toEqual([{ impressions: 1, views: 2 }])
}, 60_000)

test('programs, other sites and nonsense are not counted', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const { works, id } = await setUp(databaseUrl)
  const web = await openWeb(databaseUrl, REAL)
  const said = { viewed: [id] }
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(await tell(web.origin, said, { 'User-Agent': robot })).toBe(204)
  expect(await tell(web.origin, said, { Origin: 'https://elsewhere.example' })).toBe(403)
  expect(
    (
      await fetch(`${web.origin}/seen`, {
        method: 'POST',
        headers: { 'User-Agent': BROWSER, 'Sec-Fetch-Site': 'none' },
        body: JSON.stringify(said),
      })
    ).status,
  ).toBe(403)
  expect(await tell(web.origin, 'not what a page says')).toBe(400)
  expect(await tell(web.origin, { viewed: ['not-an-id'] })).toBe(400)
  expect(await tell(web.origin, { shown: Array.from({ length: 121 }, () => id) })).toBe(400)
  expect(await tell(web.origin, 'x'.repeat(9 * 1024))).toBe(413)
  expect((await fetch(`${web.origin}/seen`)).status).toBe(405)
  const many = await Promise.all(Array.from({ length: 80 }, () => tell(web.origin, { viewed: [] })))
  expect(many).toContain(429)
  expect((await web.stop()).code).toBe(0)
  expect(await works.figures([id])).toEqual([{ impressions: 0, views: 0 }])
}, 60_000)
