import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import type { RequestListener } from '#platform/http/listen.ts'
import { requestIdOf } from '#platform/http/request-id.ts'
import { log } from '#platform/log/log.ts'
import { shapeOfPath } from '#platform/telemetry/scrub-text.ts'
import { type RequestTold, requestsTold } from '#platform/telemetry/tracing/channels.ts'
import { isAnonymous } from './is-anonymous.ts'
import { pathOf } from './key-of-incoming.ts'

/** Asked every few seconds by machines of the operator: lines of their own would be most of the log. */
const PROBES = /^\/(healthz|readyz|metrics)$/

/**
 * One line for every answer, whichever way it took, and a trace where one is asked for. It names nobody: no address, no cookie, no
 * question, and of a path only its shape.
 */
export function tellOfAnswers(
  { trustedProxies }: { trustedProxies: number },
  listener: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    const startedAt = performance.now()
    const { method = 'GET' } = incoming
    const path = pathOf(incoming.url ?? '/')
    const told: RequestTold = { method, path, traceparent: incoming.headers['traceparent']?.toString() }
    outgoing.once('close', () => {
      const line = {
        requestId: requestIdOf(incoming, trustedProxies),
        method,
        path: shapeOfPath(path),
        status: outgoing.statusCode,
        ms: Math.round(performance.now() - startedAt),
        asker: kindOf(incoming, path),
        // Whoever asked went away before the end.
        ...(outgoing.writableFinished ? {} : { cut: true }),
      }
      if (PROBES.test(path)) log.debug(line, 'answered')
      else log.info(line, 'answered')
      if (requestsTold.hasSubscribers)
        requestsTold.asyncEnd.publish(Object.assign(told, { status: outgoing.statusCode }))
    })
    if (requestsTold.hasSubscribers) requestsTold.start.runStores(told, () => listener(incoming, outgoing))
    else listener(incoming, outgoing)
  }
}

function kindOf({ headers }: IncomingMessage, path: string): 'probe' | 'signed-in' | 'robot' | 'visitor' {
  if (PROBES.test(path)) return 'probe'
  if (!isAnonymous(headers.cookie)) return 'signed-in'
  return isbot(headers['user-agent']) ? 'robot' : 'visitor'
}
