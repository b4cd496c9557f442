import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { AWAY_SENTENCE } from '#app/errors/away-page.ts'
import { away } from '#app/errors/away-words.ts'
import { expectAllStored } from './expect-stored.ts'
import { type FaultServers, openFaultServers } from './fault-servers.ts'
import { query } from './own-postgres.ts'
import { makeCouples } from './people.ts'
import { rounds } from '../rounds.ts'
import { startTraffic } from './traffic.ts'

const COUPLES = 3
const DEEDS = 4
const CUTS = rounds({ short: 20, long: 600 })
const CUT_EVERY_MS = 150
/** A crowd comes to the closed door so often. */
const CROWDS = rounds({ short: 2, long: 60 })
const CROWD = 40

let servers: FaultServers

beforeAll(async () => {
  servers = await openFaultServers()
  await servers.open('inside')
  return () => servers.close()
}, 120_000)

async function beginTraffic() {
  const couples = await makeCouples(servers.postgres.url, COUPLES)
  const traffic = startTraffic(servers.origin, couples)
  await traffic.goesOn(DEEDS)
  return { couples, traffic }
}

async function expectWell(): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${servers.origin}/readyz`)).status, { timeout: 60_000 })
    .toBe(200)
  expect(servers.areAlive().web).toBe(true)
}

/** No client of the pool is kept by anyone once nobody asks for anything. */
async function expectNoClientLost(): Promise<void> {
  const busy = async () => {
    const figures = await (await fetch(`${servers.origin}/metrics`)).text()
    return /^database_connections\{state="busy"\} (\d+)$/m.exec(figures)?.[1]
  }
  await expect.poll(busy, { timeout: 60_000 }).toBe('0')
}

test('a database that is paused answers nothing: people read that it will be back, nobody waits for it twice, and all goes on when it does', async () => {
  const { couples, traffic } = await beginTraffic()
  const Cookie = couples[0]?.buyer.cookie ?? ''
  const asPerson = (path: string, init: RequestInit = {}) =>
    fetch(servers.origin + path, { ...init, headers: { Accept: 'text/html', Cookie }, redirect: 'manual' })
  const saidBefore = servers.printed().length
  const goOn = await servers.postgres.pause()
  try {
    const askAll = () => [
      asPerson('/cart'),
      asPerson('/my/orders'),
      asPerson('/cart', { method: 'POST', body: new URLSearchParams({ intent: 'checkout' }) }),
      fetch(`${servers.origin}/my/orders.data`, { headers: { Cookie } }),
    ]
    const first = askAll()
    // Whoever watches over the process is answered, however long pages wait: it has a limit of its own, far below this one.
    const signal = AbortSignal.timeout(10_000)
    const [ready, figures] = ['/readyz', '/metrics'].map((path) => fetch(servers.origin + path, { signal }))
    expect((await ready)?.status).toBe(503)
    expect((await figures)?.status).toBe(200)
    // Those who find it out have waited; who stood behind them at the gate may read that the house is full.
    for (const answer of await Promise.all(first)) expectAskedToComeBack(answer)
    for (const answer of await Promise.all(askAll())) await expectAway(answer)
    for (let crowd = 0; crowd < CROWDS; crowd++) {
      const beganMs = performance.now()
      const answers = await Promise.all(Array.from({ length: CROWD }, () => asPerson('/my/orders')))
      for (const answer of answers) await expectAway(answer)
      // One after the other they would wait for their limit: eight at a time, five times five seconds.
      expect(performance.now() - beganMs).toBeLessThan(15_000)
    }
  } finally {
    goOn()
  }
  await expectWell()
  await traffic.goesOn(DEEDS)
  await expectAllStored(servers, traffic)
  await expectNoClientLost()
  expectSaid(servers.printed().slice(saidBefore))
}, 600_000)

function expectAskedToComeBack(answer: Response): void {
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
}

async function expectAway(answer: Response): Promise<void> {
  expectAskedToComeBack(answer)
  const text = await answer.text()
  expect(text).toContain(AWAY_SENTENCE)
  if (answer.headers.get('Content-Type')?.startsWith('text/html'))
    expect(text).toContain(`<h1>${away.title}</h1>`)
}

/** What is wrong stands in the log, and that it is over; not a line for each of the hundreds who came meanwhile. */
function expectSaid(printed: string): void {
  expect(printed).toContain('the database can’t be reached')
  expect(printed).toMatch(/the database is back after [\d.]+ s/)
  expect(printed).not.toMatch(/Not an error was thrown|something unexpected/)
  expect(printed.trim().split('\n').length).toBeLessThan(20)
}

test('connections that are cut all the time amid traffic cost no client and nothing that was answered as done', async () => {
  const { traffic } = await beginTraffic()
  for (let cuts = 0; cuts < CUTS; cuts++) {
    await query(
      servers.postgres.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await pause(CUT_EVERY_MS)
  }
  await expectWell()
  await traffic.goesOn(DEEDS)
  await expectAllStored(servers, traffic)
  await expectNoClientLost()
}, 600_000)

test('somebody else who speaks on the channel of the bus amid traffic is not listened to, and said so once', async () => {
  const { traffic } = await beginTraffic()
  for (const said of ['hello', '{"topic":"settings"}', 'null', '']) {
    await query(servers.postgres.url, `select pg_notify('guildhall', $1)`, [said])
    await traffic.goesOn(1)
  }
  await expectWell()
  await expectAllStored(servers, traffic)
  expect(servers.printed().match(/somebody else speaks on the channel/g)).toHaveLength(1)
}, 600_000)
