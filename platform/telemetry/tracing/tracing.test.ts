import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#platform/db/database.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { beginTracing } from './begin-tracing.ts'
import { jobsTold, requestsTold, type RequestTold } from './channels.ts'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
})
const body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

const received: z.output<typeof body>[] = []
const collector = createServer(async (incoming, outgoing) => {
  const text = Buffer.concat(await incoming.toArray()).toString()
  if (incoming.url === '/v1/traces') received.push(body.parse(JSON.parse(text)))
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})
collector.listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => void collector.close())

const { url } = await testDatabase()

test('a request, what it asked of the database and a job come to the collector as spans, without anybody’s data', async () => {
  const { port } = collector.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const tracing = await beginTracing({ endpoint, service: 'guildhall-test', release: 'guildhall@1' })
  const database = openDatabase(url, { poolSize: 2, name: 'guildhall test traces' })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const told: RequestTold = { method: 'GET', path: '/user/kate', traceparent }
  await requestsTold.start.runStores(told, () =>
    database.pool.query(`select username from member where email = $1 or email = 'bob@example.org'`, [
      'kate@example.org',
    ]),
  )
  requestsTold.asyncEnd.publish(Object.assign(told, { status: 200 }))
  await jobsTold.tracePromise(async () => {}, { name: 'mail.send', id: 'job-1' })
  await database.close()
  await tracing.stop()

  const [sent] = received
  expect(sent?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'guildhall-test' },
  })
  const spans = sent?.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)) ?? []
  const request = spans.find(({ name }) => name === 'GET /user/*')
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  expect(spans.find(({ name }) => name === 'select member')).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
  })
  expect(spans.find(({ name }) => name === 'job mail.send')?.parentSpanId ?? '').toBe('')
  expect(JSON.stringify(received)).not.toMatch(/kate|bob/)
})

test('without an endpoint nobody listens, and nothing is loaded', async () => {
  const tracing = await beginTracing({ endpoint: undefined, service: 'x', release: 'x' })
  expect(requestsTold.hasSubscribers).toBe(false)
  await tracing.stop()
})
