import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '#app/services.ts'
import { requestIdOf } from '#platform/http/request-id.ts'
import { commonSecurityHeaders, contentSecurityPolicy, makeNonce } from '#platform/http/security-headers.ts'
import { type CachedPage, type Filling, gzipBody, plainBody } from '#platform/page-cache/cached-page.ts'
import { pathOf } from './key-of-incoming.ts'

type At = { incoming: IncomingMessage; outgoing: ServerResponse; startedAt: number; filling?: Filling }
export type SocketAnswers = { send(page: CachedPage, at: At): void }

/** Sends pages that are in memory past the web app, with all that it would put on them. */
export function socketAnswers({ config, telemetry }: Pick<Services, 'config' | 'telemetry'>): SocketAnswers {
  const everyAnswer = commonSecurityHeaders(config.origin.startsWith('https:')).flat()

  return {
    send(page, { incoming, outgoing, startedAt, filling }) {
      const nonce = makeNonce()
      const zipped = String(incoming.headers['accept-encoding'] ?? '').includes('gzip')
      const body = zipped ? gzipBody(page, nonce, filling) : plainBody(page, nonce, filling)
      outgoing.writeHead(page.status, [
        ...page.headers.flat(),
        ...everyAnswer,
        'X-Request-Id',
        requestIdOf(incoming, config.trustedProxies),
        'Content-Security-Policy',
        contentSecurityPolicy(nonce),
        'Content-Length',
        String(body.length),
        ...(zipped ? ['Content-Encoding', 'gzip'] : []),
      ])
      outgoing.end(body)
      const seconds = (performance.now() - startedAt) / 1_000
      telemetry.metrics.observeRequest('GET', pathOf(incoming.url ?? '/'), page.status, seconds)
    },
  }
}
