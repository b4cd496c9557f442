import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { openListeners } from './listeners.ts'
import { explainListenError, type Place } from './explain-listen-error.ts'
import { openFarewell } from './farewell.ts'
import { quietTurns } from './quiet-turn.ts'

export type Listening = {
  port: number
  /** From now on every answer ends its connection, so that whoever asks next connects anew: elsewhere, if they know of another. */
  sendAway(): void
  /** Takes no new connection, lets the requests under way end, and closes idle connections at once. */
  finish(): Promise<void>
}
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** How long a client may take over its headers and its whole request. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 120_000
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50
/** Whoever has asked nothing for so long opened a connection in advance, as browsers do: a proxy asks at once. */
const SILENT_MS = 1_000
const MOST_HEADER_BYTES = 16_384

export async function listen(listener: RequestListener, place: Place): Promise<Listening> {
  const farewell = openFarewell()
  /** Requests that came while doors are being closed: they begin when that is done. */
  let held: (() => void)[] | undefined
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
    },
    (incoming, outgoing) => {
      farewell.watch(outgoing)
      if (held) held.push(() => listener(incoming, outgoing))
      else listener(incoming, outgoing)
    },
  )
  const connections = new Map<Socket, { since: number }>()
  server.on('connection', (socket) => {
    connections.set(socket, { since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  const listeners = await openListeners(server, place).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, place)
  })
  return {
    port: listeners.port,
    sendAway: () => farewell.begin(),
    async finish() {
      const sweepOnce = () => {
        // A connection whose last request has just been answered is idle only then, and would be kept open for the next.
        server.closeIdleConnections()
        // Node counts one on which nothing was ever asked among the busy.
        const silentSince = performance.now() - SILENT_MS
        for (const [socket, { since }] of connections)
          if (socket.bytesRead === 0 && since < silentSince) socket.destroy()
      }
      // After what has arrived was read, not before: on a connection that seems idle a request may be waiting.
      const sweep = setInterval(() => setImmediate(sweepOnce), SWEEP_MS)
      held = []
      await listeners.close(quietTurns(server), () => {
        for (const begin of held?.splice(0) ?? []) begin()
        held = undefined
      })
      clearInterval(sweep)
    },
  }
}
