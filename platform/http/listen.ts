import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { StartError } from '#platform/process/exit-with.ts'
import { openFarewell } from './farewell.ts'

export type Listening = {
  port: number
  /** From now on every answer ends its connection, so that whoever asks next connects anew: elsewhere, if they know of another. */
  sendAway(): void
  finish(): Promise<void>
}
/** Where to listen, and the variable that says so. */
export type Place = { host: string; port: number; variable: 'PORT' | 'WORKER_PORT' }
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** How long a client may take over its headers and its whole request. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 120_000
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50
const MOST_HEADER_BYTES = 16_384

export function listen(listener: RequestListener, place: Place): Promise<Listening> {
  const farewell = openFarewell()
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    (incoming, outgoing) => {
      farewell.watch(outgoing)
      listener(incoming, outgoing)
    },
  )
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, place)))
    server.listen(place.port, place.host, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : place.port,
        sendAway: () => farewell.begin(),
        finish: () => finish(server, connections),
      })
    })
  })
}

/** Takes no new connection, lets the requests under way end, and closes idle connections at once. */
function finish(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => {
      // A connection whose last request has just been answered is idle only then, and would be kept open for the next.
      server.closeIdleConnections()
      // Node counts one on which nothing was ever asked among the busy; browsers open such ones in advance.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, SWEEP_MS)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}

function explain(error: NodeJS.ErrnoException, { host, port, variable }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `${variable}: ${port} on ${host} is taken by another program. Stop that one, or choose another: ${variable}=${port + 1}`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`${variable}: this user may not listen on ${port}. Choose one above 1023.`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new StartError(`HOST: ${host} is not an address of this machine.`)
  }
  return error
}
