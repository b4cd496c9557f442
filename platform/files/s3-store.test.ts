import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openS3Store } from './s3-store.ts'
import { openSilentPeer } from './testing-clamd.ts'

/** As many as the client opens to one server. */
const CONNECTIONS = 50

function storeAt(port: number, silenceMs = 300) {
  const settings = {
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  }
  return openS3Store(settings, { silenceMs })
}

async function openBucket(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('a bucket that takes what it is given and never says a word is given up', async () => {
  const quiet = await openSilentPeer()
  onTestFinished(quiet.close)
  const store = storeAt(quiet.address.port)
  await expect(store.read('a')).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(store.put('a', Buffer.from('a'), { contentType: 'text/plain' })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

test('a bucket that falls silent within a file ends the reading of it', async () => {
  const port = await openBucket((_asked, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 100 }).write('only so much')
  })
  const file = await storeAt(port).read('a')
  await expect(new Response(file!.stream).text()).rejects.toThrow()
})

/** Fifty answers come within it also where other tests keep the processors busy; what nobody reads is given up after it. */
const PATIENCE_MS = 4_000

test.each([
  ['large', 4 * 1024 * 1024],
  ['small', 10],
])('%s files that were asked for and never read do not keep others from theirs', async (_, size) => {
  const bytes = Buffer.alloc(size, 'a')
  const port = await openBucket((_asked, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': bytes.length }).end(bytes)
  })
  const store = storeAt(port, PATIENCE_MS)
  const unread = await Promise.all(Array.from({ length: CONNECTIONS }, () => store.read('a')))
  expect(unread).toHaveLength(CONNECTIONS)
  const mine = await store.read('a')
  expect((await new Response(mine!.stream).arrayBuffer()).byteLength).toBe(size)
})
