import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '#app/services.ts'
import { pathOf } from '#app/web/key-of-incoming.ts'
import { tokenFrom } from '#app/web/session-cookie.ts'
import { isStaff } from '#domain/actor.ts'
import { openEventStream } from '#platform/http/event-stream.ts'
import type { RequestListener } from '#platform/http/listen.ts'
import { commonSecurityHeaders } from '#platform/http/security-headers.ts'
import { log } from '#platform/log/log.ts'
import { LINE_OPENED, STREAM_ADDRESS } from './stream-address.ts'
import type { StreamOwner, Streams } from './streams.ts'

/** So many may be asked at once who they are; the others come back. */
const MOST_BEING_OPENED = 32
/** Browsers whose line broke at the same moment come back one after another. */
const RETRY_MS = { least: 1_000, most: 6_000 }

/**
 * Opens streams straight from the socket: one lives as long as a page is open, and the way through the web app would
 * keep a request, its answer and two streams of bytes in memory for each.
 */
export function streamsFirst(
  services: Pick<Services, 'config' | 'sessions' | 'clock'>,
  streams: Streams,
  otherwise: RequestListener,
): RequestListener {
  const everyAnswer = commonSecurityHeaders(services.config.origin.startsWith('https:')).flat()
  let beingOpened = 0

  async function open(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const owner = await findOwner(services, incoming)
    if (!owner) return refuse(outgoing, 401)
    if (outgoing.destroyed) return
    let remove = () => {}
    const stream = openEventStream(outgoing, {
      headers: everyAnswer,
      retryMs: RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least),
      onEnd: () => remove(),
    })
    remove = streams.add(owner, stream)
    // From here on nothing is missed; what happened before is read by whoever opened it.
    stream.send({ kind: LINE_OPENED })
  }

  function refuse(outgoing: ServerResponse, status: 401 | 503): void {
    outgoing.writeHead(status, [...everyAnswer, 'Cache-Control', 'no-store', 'Content-Length', '0'])
    outgoing.end()
  }

  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' || pathOf(incoming.url ?? '/') !== STREAM_ADDRESS)
      return otherwise(incoming, outgoing)
    const isRefused =
      incoming.headers['sec-fetch-site'] === 'cross-site' ||
      beingOpened >= MOST_BEING_OPENED ||
      !streams.isListening()
    if (isRefused) return refuse(outgoing, 503)
    beingOpened++
    void open(incoming, outgoing)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a stream could not be opened')
        if (!outgoing.headersSent) refuse(outgoing, 503)
      })
      .finally(() => beingOpened--)
  }
}

/** A member who may use the marketplace; who looks as somebody else sees pages, not what happens to them. */
async function findOwner(
  { sessions, clock }: Pick<Services, 'sessions' | 'clock'>,
  { headers }: IncomingMessage,
): Promise<StreamOwner | undefined> {
  const token = tokenFrom(headers.cookie)
  const viewer = token === undefined ? undefined : await sessions.find(token, clock.now())
  if (!viewer || viewer.viewedBy || viewer.actor.state === 'banned') return undefined
  return { memberId: viewer.actor.id, sessionId: viewer.sessionId, isStaff: isStaff(viewer.actor) }
}
