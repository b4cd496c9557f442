import { Agent, get, request, type ClientRequest } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

/** So long that no test waits for its end. */
const LONG_WINDOW = { DRAIN_SECONDS: '60' }
/** After so long a second Ctrl-C is one that a person pressed. */
const SAME_SIGNAL_MS = 1_000

const isClosed = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  )

const isReady = async (origin: string) => (await fetch(`${origin}/readyz`)).ok

test('a request under way when the server is told to stop is still answered, and then the process ends well', async () => {
  const web = await openWeb(await servedDatabaseUrl())
  const body = 'theme=dark&next=%2Fabout'
  const half = request(`${web.origin}/preferences/theme`, {
    agent: new Agent({ keepAlive: true }),
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length },
  })
  const answered = once(half, 'response')
  half.write(body.slice(0, 5))
  await fetch(`${web.origin}/healthz`)
  const stopped = web.stop()
  await expect.poll(() => isClosed(web.origin)).toBe(true)
  half.end(body.slice(5))
  const [answer] = await answered
  expect(answer).toMatchObject({ statusCode: 302, headers: { connection: 'close' } })
  expect((await stopped).code).toBe(0)
})

test('in the drain window the proxy is sent away and everyone is served as before; a second Ctrl-C does without the rest of it', async () => {
  const web = await openWeb(await servedDatabaseUrl(), LONG_WINDOW)
  expect((await fetch(`${web.origin}/about`)).headers.get('Connection')).toBe('keep-alive')
  expect(await isReady(web.origin)).toBe(true)
  const stopped = web.stop()
  await expect.poll(() => isReady(web.origin)).toBe(false)
  const seenAt = performance.now()
  const served = await fetch(`${web.origin}/about`)
  expect(served.status).toBe(200)
  expect(served.headers.get('Connection')).toBe('close')
  expect((await fetch(`${web.origin}/my/login`)).status).toBe(200)
  await expect.poll(() => performance.now() - seenAt).toBeGreaterThan(SAME_SIGNAL_MS)
  expect(await isClosed(web.origin)).toBe(false)
  process.kill(web.pid, 'SIGINT')
  expect((await stopped).code).toBe(0)
})

test('who asks again and again over open connections is never cut off, and moves away in the window', async () => {
  const web = await openWeb(await servedDatabaseUrl(), { DRAIN_SECONDS: '2' })
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const cut: unknown[] = []
  let answers = 0
  const asker = async () => {
    for (;;) {
      const asked = get(`${web.origin}/about`, { agent })
      try {
        await answerTo(asked)
        answers++
      } catch (error) {
        // Where no connection is taken any more, a proxy asks another.
        if (!asked.reusedSocket) return
        cut.push(error)
      }
    }
  }
  const askers = Promise.all([asker(), asker(), asker(), asker()])
  await expect.poll(() => answers).toBeGreaterThan(20)
  const stopped = web.stop()
  await askers
  expect(cut).toEqual([])
  expect((await stopped).code).toBe(0)
})

test('a connection on which nobody ever asked anything does not hold it up', async () => {
  const web = await openWeb(await servedDatabaseUrl())
  const silent = connect(Number(new URL(web.origin).port), 'localhost')
  await once(silent, 'connect')
  await fetch(`${web.origin}/healthz`)
  const gone = once(silent, 'close')
  expect((await web.stop()).code).toBe(0)
  await gone
})

async function answerTo(asked: ClientRequest): Promise<void> {
  const [answer] = await once(asked, 'response')
  await once(answer.resume(), 'end')
}
