import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What stands before several web processes: asks each whether it is ready, and another where no connection was taken. */
export type RetryingProxy = {
  origin: string
  /** Answers that it had to make up itself, because nobody gave one. */
  failures: string[]
  /** The processes that said they were ready when they were last asked. */
  ready(): ReadonlySet<number>
  close(): Promise<void>
}

const ASK_EVERY_MS = 100
const GIVE_UP_MS = 30_000
const SAFE = new Set(['GET', 'HEAD'])

export async function openRetryingProxy(port: number, ports: readonly number[]): Promise<RetryingProxy> {
  const agent = new Agent({ keepAlive: true })
  const end = new AbortController()
  const failures: string[] = []
  let ready: ReadonlySet<number> = new Set()
  let turn = 0

  async function watch(): Promise<void> {
    while (!end.signal.aborted) {
      const asked = await Promise.all(ports.map(async (one) => ((await isReady(one)) ? [one] : [])))
      ready = new Set(asked.flat())
      await pause(ASK_EVERY_MS)
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray())
    const deadline = Date.now() + GIVE_UP_MS
    for (;;) {
      const chosen = [...ready][turn++ % Math.max(1, ready.size)]
      if (chosen !== undefined) {
        const outcome = await pass(chosen, incoming, body, outgoing)
        if (outcome === 'answered') return
        if (outcome === 'lost') break
      }
      if (Date.now() > deadline) break
      await pause(ASK_EVERY_MS / 10)
    }
    failures.push(`${incoming.method} ${incoming.url}`)
    outgoing.writeHead(502).end()
  }

  /** A request that may have been heard is sent again only if it changes nothing. */
  async function pass(
    to: number,
    { method = 'GET', url = '/', headers, socket }: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): Promise<'answered' | 'again' | 'lost'> {
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat()[0] ?? ''
    const asked = request({
      host: 'localhost',
      port: to,
      agent,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': forwarded },
    })
    try {
      asked.end(body)
      const [given] = (await once(asked, 'response')) as [IncomingMessage]
      const whole = Buffer.concat(await given.toArray())
      const { connection: _hop, 'keep-alive': _life, 'transfer-encoding': _form, ...passed } = given.headers
      outgoing.writeHead(given.statusCode ?? 502, passed).end(whole)
      return 'answered'
    } catch (error) {
      const wasRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      return wasRefused || SAFE.has(method) ? 'again' : 'lost'
    }
  }

  const watching = watch()
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    ready: () => ready,
    async close() {
      end.abort()
      await watching
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
}
