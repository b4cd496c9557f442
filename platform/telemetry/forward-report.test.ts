import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { jsonPayload, parseEnvelope, type Envelope } from './envelope.ts'
import { listReports } from './keep-report.ts'
import { telemetryReport } from './schema.server.ts'
import { openTelemetry } from './telemetry.ts'

type Received = { url: string; headers: NodeJS.Dict<string | string[]>; envelope: Envelope }

const { db } = await testDatabase()
const servers: Server[] = []

async function endServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

afterEach(async () => {
  await endServers()
  await db.delete(telemetryReport)
})

/** A Sentry server as far as a client can tell: it takes envelopes, writes them down and answers. */
async function sentryServer(answer: { status?: number; silent?: boolean } = {}) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      url: request.url ?? '',
      headers: request.headers,
      envelope: parseEnvelope(Buffer.concat(chunks)),
    })
    if (!answer.silent) response.writeHead(answer.status ?? 200, { Location: '/elsewhere' }).end('{}')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const config = {
    origin: 'https://hall.example',
    sentryDsn: `http://publickey@127.0.0.1:${port}/42`,
    metricsToken: undefined,
  }
  return { received, telemetry: openTelemetry({ config, db, fetch, release: '1.0.0' }) }
}

const report = () =>
  new Request('https://hall.example/monitoring?o=guildhall&p=42', {
    method: 'POST',
    headers: { Origin: 'https://hall.example', Cookie: 'session=1', 'User-Agent': 'Kate 1.0' },
    body: [
      { event_id: 'f'.repeat(32), trace: { trace_id: 'a'.repeat(32), user_id: '7' } },
      { type: 'event' },
      { event_id: 'f'.repeat(32), message: 'lost kate@example.org', user: { id: 7 } },
    ]
      .map((part) => JSON.stringify(part))
      .join('\n'),
  })

test('a report goes on to the Sentry server, scrubbed, and is not kept', async () => {
  const { received, telemetry } = await sentryServer()
  expect((await telemetry.receive(report(), '203.0.113.9')).status).toBe(200)
  await telemetry.settled()
  const [got] = received
  expect(got?.url).toBe('/api/42/envelope/')
  expect(got?.headers['x-sentry-auth']).toContain('sentry_key=publickey')
  expect(got?.headers['cookie']).toBeUndefined()
  expect(got?.envelope.header).toMatchObject({
    event_id: 'f'.repeat(32),
    trace: { trace_id: 'a'.repeat(32), public_key: 'publickey' },
  })
  expect(got?.envelope.items.map(jsonPayload)).toEqual([
    { event_id: 'f'.repeat(32), message: 'lost [e-mail]' },
  ])
  expect(JSON.stringify([got?.headers, got?.envelope.header])).not.toMatch(/Kate|user_id|203\.0/)
  expect(await listReports(db, { limit: 10 })).toEqual([])
})

test('the browser has its answer while the Sentry server has not yet given one', async () => {
  const { telemetry } = await sentryServer({ silent: true })
  expect((await telemetry.receive(report(), '203.0.113.9')).status).toBe(200)
  await endServers()
  await telemetry.settled()
})

test.each([500, 429, 302])('when the Sentry server answers %i the report is kept', async (status) => {
  const { telemetry } = await sentryServer({ status })
  expect((await telemetry.receive(report(), '203.0.113.9')).status).toBe(200)
  await telemetry.settled()
  expect(await listReports(db, { limit: 10 })).toMatchObject([{ title: 'lost [e-mail]' }])
})

test('when the Sentry server is gone the report is kept', async () => {
  const config = {
    origin: 'https://hall.example',
    sentryDsn: 'http://k@127.0.0.1:1/42',
    metricsToken: undefined,
  }
  const telemetry = openTelemetry({ config, db, fetch })
  expect((await telemetry.receive(report(), '203.0.113.9')).status).toBe(200)
  await telemetry.settled()
  expect(await listReports(db, { limit: 10 })).toHaveLength(1)
})

test('server faults go the same way, with their causes and their places in the code', async () => {
  const { received, telemetry } = await sentryServer()
  const digest = telemetry.reportFault({
    error: new Error('outer', { cause: new TypeError('inner') }),
    route: '/my/balance',
  })
  await telemetry.settled()
  const [item] = received[0]!.envelope.items
  const event = jsonPayload(item!)
  expect(event).toMatchObject({
    platform: 'node',
    transaction: '/my/balance',
    release: '1.0.0',
    tags: { digest },
    exception: {
      values: [
        { type: 'TypeError', value: 'inner' },
        { type: 'Error', value: 'outer' },
      ],
    },
  })
  expect(JSON.stringify(event)).toContain('platform/telemetry/forward-report.test.ts')
})

test('expected errors, answers and people who left are never reported', async () => {
  const { received, telemetry } = await sentryServer()
  const left = Object.assign(new Error('aborted'), { name: 'AbortError' })
  const answers = [
    new NotFound('gone'),
    new Conflict('late'),
    new Response(null, { status: 404 }),
    new Response(null, { status: 302 }),
    { status: 404, statusText: 'Not Found', internal: true, data: 'No route' },
    { type: 'DataWithResponseInit', data: {}, init: { status: 429 } },
    new Response(null, { status: 503 }),
    left,
  ]
  expect(answers.map((error) => telemetry.reportFault({ error, route: '/x' }))).toEqual(
    answers.map(() => undefined),
  )
  await telemetry.settled()
  expect(received).toEqual([])
})
