import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openWeb, servedDatabaseUrl } from '../server/web-test.ts'

/** More than connections keep in hand for a reader who does not come. */
const PICTURE = Buffer.alloc(8 * 1024 * 1024, 'a')

/** A bucket in which every picture is large, and what it was asked for. */
async function openBucket() {
  const answers: ServerResponse[] = []
  const server = createServer((_asked, answer) => {
    answers.push(answer)
    answer.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': PICTURE.length }).end(PICTURE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers }
}

test('who asks for the head of a large picture keeps no connection to the bucket', async () => {
  const bucket = await openBucket()
  const web = await openWeb(await servedDatabaseUrl(), {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const address = `${web.origin}/files/pictures/${crypto.randomUUID()}/640.webp`
  const told = await fetch(address, { method: 'HEAD' })
  expect([told.status, told.headers.get('Content-Length')]).toEqual([200, String(PICTURE.length)])
  await expect.poll(() => bucket.answers.map(({ closed }) => closed)).toEqual([true])
  expect((await (await fetch(address)).bytes()).length).toBe(PICTURE.length)
})
