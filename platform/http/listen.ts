import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '#platform/log/log.ts'
import { boundSending } from './bound-sending.ts'
import { openListeners } from './listeners.ts'
import { explainListenError, type Place } from './explain-listen-error.ts'
import { openFarewell } from './farewell.ts'
import { quietTurns } from './quiet-turn.ts'

export type Listening = {
  port: number
  /** From now on every answer ends its connection, so that whoever asks next connects anew: elsewhere, if they know of another. */
  sendAway(): void
  /** Takes no new connection, closes idle ones at once, and lets the requests under way end, as long as there is time for it. */
  finish(): Promise<void>
}
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** How long a client may take over its headers and its whole request. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 120_000
/** A megabit: fifty megabytes may take nine minutes so, and hold their room no longer. */
const SLOWEST_BYTES_A_SECOND = 125_000
const KEEP_ALIVE_MS = 65_000
/** Who reads nothing of their answer for so long, and gets nothing new, is gone. A live stream says something every 25 seconds. */
const STILL_MS = 120_000
/** Of the 30 seconds that a process has to stop; what comes after needs some too. */
const LONGEST_FINISH_MS = 20_000
const SWEEP_MS = 50
/** Whoever has asked nothing for so long opened a connection in advance, as browsers do: a proxy asks at once. */
const SILENT_MS = 1_000
const MOST_HEADER_BYTES = 16_384

export async function listen(
  listener: RequestListener,
  place: Place,
  {
    stillMs = STILL_MS,
    longestFinishMs = LONGEST_FINISH_MS,
    requestMs = REQUEST_TIMEOUT_MS,
    slowestBytesASecond = SLOWEST_BYTES_A_SECOND,
  } = {},
): Promise<Listening> {
  const farewell = openFarewell()
  /** Requests that came while doors are being closed: they begin when that is done. */
  let held: (() => void)[] | undefined
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      // Node would cut off whoever sends for so long, files on their way too.
      requestTimeout: 0,
    },
    (incoming, outgoing) => {
      farewell.watch(outgoing)
      boundSending(incoming, { requestMs, slowestBytesASecond })
      if (held) held.push(() => listener(incoming, outgoing))
      else listener(incoming, outgoing)
    },
  )
  server.timeout = stillMs
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
      const cut = setTimeout(() => {
        log.warn({ connections: connections.size }, 'answers that were not read in time are cut short')
        for (const socket of connections.keys()) socket.destroy()
      }, longestFinishMs)
      held = []
      await listeners.close(quietTurns(server), () => {
        for (const begin of held?.splice(0) ?? []) begin()
        held = undefined
      })
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}
