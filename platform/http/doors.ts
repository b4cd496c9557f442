import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type AddressInfo, type ListenOptions, type Server as Door } from 'node:net'

/**
 * Node takes one new connection a door in each turn of its loop, and while pages are rendered a turn takes long: behind a few
 * hundred who come at once, a health check would wait for many seconds. Only Linux has more than one door to an address.
 */
const DOORS = process.platform === 'linux' ? 32 : 1

export type Doors = { port: number; close(): Promise<void> }

export async function openDoors(server: Server, place: { host: string; port: number }): Promise<Doors> {
  const port = await findFree(place)
  const others = Array.from({ length: DOORS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const doors: Door[] = [server, ...others]
  for (const door of doors) await open(door, { host: place.host, port, reusePort: DOORS > 1 })
  return { port, close: async () => void (await Promise.all(doors.map(close))) }
}

/** Doors that share an address would share it with another program that does so too: one alone must get it first. */
async function findFree({ host, port }: { host: string; port: number }): Promise<number> {
  const alone = createServer()
  await open(alone, { host, port })
  const found = (alone.address() as AddressInfo).port
  await close(alone)
  return found
}

async function open(door: Door, options: ListenOptions): Promise<void> {
  door.listen(options)
  await once(door, 'listening')
}

function close(door: Door): Promise<void> {
  return new Promise((resolve) => void door.close(() => resolve()))
}
