import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#platform/http/listen.ts'
import { lettingGoOfBodies, lettingGoUnread } from './let-go-unread.ts'

const place = { host: '127.0.0.1', port: 0, variable: 'PORT' } as const

test('an answer that is ready when whoever asked has gone is given up by whoever makes it', async () => {
  let asked: ServerResponse | undefined
  let isGivenUp = false
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(Buffer.from('the beginning')),
      cancel: () => void (isGivenUp = true),
    })
  const isReady = Promise.withResolvers<void>()
  const answer = lettingGoUnread(async (_request, { outgoing }) => {
    asked = outgoing as ServerResponse
    await isReady.promise
    return new Response(body())
  })
  const listening = await listen(getRequestListener(answer), place)
  onTestFinished(() => listening.finish())
  const socket = connect(listening.port, place.host)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await expect.poll(() => asked).toBeDefined()
  socket.destroy()
  await expect.poll(() => asked?.destroyed).toBe(true)
  isReady.resolve()
  await expect.poll(() => isGivenUp).toBe(true)
})

test('an answer to HEAD leaves nothing open, and says what it would have said to GET', async () => {
  let isGivenUp = false
  const app = new Hono().use(lettingGoOfBodies).get('/', () => {
    const body = new ReadableStream<Uint8Array>({ cancel: () => void (isGivenUp = true) })
    return new Response(body, { headers: { 'Content-Length': '70000', 'Content-Type': 'image/webp' } })
  })
  const listening = await listen(getRequestListener(app.fetch), place)
  onTestFinished(() => listening.finish())
  const told = await fetch(`http://${place.host}:${listening.port}/`, { method: 'HEAD' })
  expect(told.status).toBe(200)
  expect(Object.fromEntries(told.headers)).toMatchObject({
    'content-length': '70000',
    'content-type': 'image/webp',
  })
  expect(isGivenUp).toBe(true)
})
