import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type AddressInfo, type ListenOptions, type Server as Listener } from 'node:net'

/**
 * Node takes one new connection a listener in each turn of its loop, and while pages are rendered a turn takes long: behind a few
 * hundred who come at once, a health check would wait for many seconds. Only Linux has more than one listener to an address.
 */
const LISTENERS = process.platform === 'linux' ? 32 : 1

type Listeners = {
  port: number
  /** Takes no new connection: each listener ends after `before` it. Resolves when the connections that were taken have ended too. */
  close(before: () => Promise<void>, afterLast: () => void): Promise<void>
}

export async function openListeners(
  server: Server,
  place: { host: string; port: number },
): Promise<Listeners> {
  const port = await findFree(place)
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const listeners: Listener[] = [server, ...others]
  for (const listener of listeners) await open(listener, { host: place.host, port, reusePort: LISTENERS > 1 })
  return {
    port,
    async close(before, afterLast) {
      const ends: Promise<void>[] = []
      for (const listener of listeners) {
        await before()
        ends.push(close(listener))
      }
      afterLast()
      await Promise.all(ends)
    },
  }
}

/** Listeners that share an address would share it with another program that does so too: one alone must get it first. */
async function findFree({ host, port }: { host: string; port: number }): Promise<number> {
  const alone = createServer()
  await open(alone, { host, port })
  const found = (alone.address() as AddressInfo).port
  await close(alone)
  return found
}

async function open(listener: Listener, options: ListenOptions): Promise<void> {
  listener.listen(options)
  await once(listener, 'listening')
}

function close(listener: Listener): Promise<void> {
  return new Promise((resolve) => void listener.close(() => resolve()))
}
