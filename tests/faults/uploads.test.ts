import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { peakMegabytes, residentMegabytes } from '../../bench/memory.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

const FILE_BYTES = 49_000_000
/** Together they are far more than a process is planned for. */
const VISITORS = 4
const MEMBERS = 4
/** What is in hand of bodies, one file that is just made whole, and what is not collected yet. */
const MOST_MEGABYTES = 350

const file = Buffer.alloc(FILE_BYTES, 'so many words ')
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ JOBS: 'apart' })
  return () => server.close()
})

/** A question with a large file. */
function ask(headers: Record<string, string>): Promise<{ status: number | undefined; retryAfter: unknown }> {
  const fields = {
    kind: 'other',
    name: 'Ilse Brandt',
    email: `${randomUUID()}@example.org`,
    subject: 'A long report',
    body: 'All of it is in the file.',
    formKey: randomUUID(),
  }
  const part = (words: string) => `--x\r\nContent-Disposition: form-data; ${words}`
  const head = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n\r\n${value}\r\n`)
  const before = `${head.join('')}${part('name="files"; filename="report.txt"')}\r\n\r\n`
  const after = '\r\n--x--\r\n'
  return new Promise((resolve, reject) => {
    const sent = request(`${server.web.origin}/support/new`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': before.length + FILE_BYTES + after.length,
      },
    })
    sent.on('error', reject)
    sent.once('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] })
    })
    sent.write(before)
    sent.write(file)
    sent.end(after)
  })
}

test('when many send large files at once they are taken in turn or asked to come back, and memory stays bounded', async () => {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => server.headersOf('member')))
  for (const headers of members)
    expect((await fetch(`${server.web.origin}/my/account`, { headers })).status).toBe(200)
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => server.headersOf('visitor')))
  const held = residentMegabytes(server.web.pid)
  const answers = await Promise.all([...visitors, ...members].map(ask))
  const taken = answers.filter(({ status }) => status === 302)
  const askedBack = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === '3')
  expect(taken.length + askedBack.length).toBe(VISITORS + MEMBERS)
  expect(taken.length).toBeGreaterThan(1)
  expect(peakMegabytes(server.web.pid) - held).toBeLessThan(MOST_MEGABYTES)
  expect((await fetch(`${server.web.origin}/healthz`)).status).toBe(200)
}, 180_000)
