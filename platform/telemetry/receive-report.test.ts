import { afterEach, expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { rateWindow } from '#platform/limits/schema.server.ts'
import { LARGEST_ENVELOPE_BYTES } from './envelope.ts'
import { keepReport, listReports } from './keep-report.ts'
import { makeReport } from './report.ts'
import { openReportLimit } from './report-limit.ts'
import { telemetryReport } from './schema.server.ts'
import { openTelemetry, type Telemetry } from './telemetry.ts'

const ORIGIN = 'https://hall.example'
const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db } = await testDatabase({ clock })

const open = (sentryDsn?: string) =>
  openTelemetry({
    config: { origin: ORIGIN, sentryDsn, metricsToken: undefined },
    db,
    fetch,
    clock,
    release: '1.0.0',
  })

const EVENT_ID = '0123456789abcdef0123456789abcdef'
const event = {
  event_id: EVENT_ID,
  release: '1.0.0',
  user: { email: 'kate@example.org' },
  exception: { values: [{ type: 'TypeError', value: 'x is undefined for kate@example.org' }] },
}
const transaction = {
  type: 'transaction',
  event_id: EVENT_ID,
  transaction: '/services/:slug',
  contexts: { trace: { op: 'pageload' } },
}

const envelopeOf = (payload: Record<string, unknown>, header: object = { event_id: EVENT_ID }) =>
  [header, { type: payload['type'] ?? 'event' }, payload].map((part) => JSON.stringify(part)).join('\n')

type Sending = { body?: BodyInit; query?: string; headers?: Record<string, string>; address?: string }

async function send(telemetry: Telemetry, sending: Sending = {}): Promise<number> {
  const {
    body = envelopeOf(event),
    query = 'o=guildhall&p=1',
    headers = { Origin: ORIGIN },
    address = '203.0.113.9',
  } = sending
  // A proxy in front of the server ends TLS, so the server itself sees http.
  const request = new Request(`http://hall.example/monitoring?${query}`, { method: 'POST', body, headers })
  const response = await telemetry.receive(request, address)
  await telemetry.settled()
  return response.status
}

const report = (source: 'browser' | 'server', message: string) => makeReport(source, 'event', { message })

const stored = () => listReports(db, { limit: 2_000 })

afterEach(async () => {
  await db.delete(telemetryReport)
  await db.delete(rateWindow)
})

test('without a Sentry server a report is kept, without who was there, under the digest the person saw', async () => {
  expect(await send(open())).toBe(200)
  expect(await listReports(db, { digest: '01234567', limit: 10 })).toMatchObject([
    {
      source: 'browser',
      kind: 'error',
      digest: '01234567',
      title: 'TypeError: x is undefined for [e-mail]',
      release: '1.0.0',
      receivedAt: clock.now(),
    },
  ])
  expect(JSON.stringify(await stored())).not.toContain('kate')
})

test('performance reports are kept too', async () => {
  expect(await send(open(), { body: envelopeOf(transaction) })).toBe(200)
  expect(await stored()).toMatchObject([{ kind: 'performance', title: '/services/:slug' }])
})

test.each<[number, string, Sending]>([
  [403, 'another site', { headers: { Origin: 'https://evil.example' } }],
  [403, 'a sandboxed frame', { headers: { Origin: 'null' } }],
  [403, 'no page at all', { headers: {} }],
  [404, 'another organisation', { query: 'o=other&p=1' }],
  [404, 'another project', { query: 'o=guildhall&p=2' }],
  [404, 'no identifiers', { query: '' }],
  [403, 'a DSN of another project', { body: envelopeOf(event, { dsn: 'https://k@sentry.example/99' }) }],
  [413, 'too many bytes', { body: 'x'.repeat(LARGEST_ENVELOPE_BYTES + 1) }],
  [400, 'no envelope', { body: 'hello' }],
  [400, 'nothing', { body: '' }],
  [400, 'an event that is not JSON', { body: '{}\n{"type":"event"}\n{"a":' }],
  [400, 'bytes', { body: new Uint8Array([0, 255, 10, 1, 2, 3]) }],
])('%i for a report with %s, and nothing is kept', async (status, _, sending) => {
  expect(await send(open(), sending)).toBe(status)
  expect(await stored()).toEqual([])
})

test('a body that grows past the limit without saying its length is cut off', async () => {
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++
      controller.enqueue(new Uint8Array(16 * 1024))
    },
  })
  const init = { method: 'POST', body, headers: { Origin: ORIGIN }, duplex: 'half' }
  const request = new Request('https://hall.example/monitoring?o=guildhall&p=1', init)
  expect((await open().receive(request, '203.0.113.9')).status).toBe(413)
  expect(pulled).toBeLessThan(20)
})

test.each<[string, Record<string, unknown>]>([
  ['a not-found error', { exception: { values: [{ type: 'ErrorResponse', value: '404 Not Found' }] } }],
  ['an error of a redirect', { contexts: { response: { status_code: 302 } }, message: 'redirect' }],
  [
    'a page load that ended in not-found',
    { type: 'transaction', contexts: { trace: { op: 'pageload', status: 'not_found' } } },
  ],
  ['a recording', { type: 'replay_event' }],
  ['feedback with a name', { type: 'feedback', contexts: { feedback: { name: 'Kate' } } }],
])('%s is taken and dropped', async (_, payload) => {
  expect(await send(open(), { body: envelopeOf(payload) })).toBe(200)
  expect(await stored()).toEqual([])
})

test('one address that reports without end is asked to wait, and others are heard', async () => {
  const telemetry = open()
  const statuses = []
  for (let sent = 0; sent < 61; sent++) statuses.push(await send(telemetry, { body: '{}\n' }))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(await send(telemetry, { address: '203.0.113.10' })).toBe(200)
  clock.advanceMs(60_000)
  expect(await send(telemetry)).toBe(200)
})

test('two processes count the reports of an address together', async () => {
  const processes = [open(), open()]
  const statuses = []
  for (let sent = 0; sent < 31; sent++)
    for (const telemetry of processes) statuses.push(await send(telemetry, { body: '{}\n' }))
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('while the database is away each process counts alone, and reports are heard', async () => {
  const away = openDatabase('postgres://nobody@localhost:1/nowhere', { poolSize: 1, name: 'away' })
  const limit = openReportLimit(away.db, 2)
  const answers = []
  for (let sent = 0; sent < 3; sent++) answers.push(await limit.mayReport('203.0.113.9', clock.now()))
  await away.close()
  expect(answers).toEqual([true, true, false])
})

test('only the latest are kept, and browsers can’t push the server’s faults out', async () => {
  await keepReport(db, report('server', 'ours'), clock.now(), 3)
  for (const message of ['a', 'b', 'c', 'd', 'e'])
    await keepReport(db, report('browser', message), clock.now(), 3)
  expect((await stored()).map((row) => row.title)).toEqual(['e', 'd', 'c', 'ours'])
})

test('a server fault is kept under the digest that is shown, with its request, and without what hangs on it', async () => {
  const telemetry = open()
  const error = Object.assign(new Error('no rate for kate@example.org'), { password: 'hunter2' })
  const digest = telemetry.reportFault({ error, requestId: 'req-12345678', route: '/user/kate' })
  await telemetry.settled()
  const [row] = await listReports(db, { digest: digest!, limit: 1 })
  expect(row).toMatchObject({ source: 'server', title: 'Error: no rate for [e-mail]', release: '1.0.0' })
  expect(row?.payload).toMatchObject({ transaction: '/user/*', tags: { digest, request_id: 'req-12345678' } })
  expect(JSON.stringify(row)).not.toMatch(/kate|hunter2/)
})
