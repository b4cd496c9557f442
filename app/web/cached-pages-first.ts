import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '#app/services.ts'
import { requestIdOf } from '#platform/http/request-id.ts'
import { commonSecurityHeaders, contentSecurityPolicy, makeNonce } from '#platform/http/security-headers.ts'
import { gzipBody, plainBody, type CachedPage } from '#platform/page-cache/cached-page.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { isAnonymous } from './is-anonymous.ts'
import { keyOfIncoming, pathOf } from './key-of-incoming.ts'
import type { RequestListener } from '#platform/http/listen.ts'

/**
 * Answers cached pages straight from the socket. A page in memory was asked for, checked and rendered before under the same
 * host and address, so nothing on the long way through the web app could answer differently; skipping it doubles what
 * one process serves.
 */
export function cachedPagesFirst(
  services: Services,
  cache: PageCache,
  otherwise: RequestListener,
): RequestListener {
  const everyAnswer = commonSecurityHeaders(services.config.origin.startsWith('https:')).flat()

  return (incoming, outgoing) => {
    const page = findCached(services, cache, incoming)
    if (!page) return otherwise(incoming, outgoing)
    const startedAt = performance.now()
    const requestId = requestIdOf(incoming, services.config.trustedProxies)
    answer(page, [...everyAnswer, 'X-Request-Id', requestId], incoming, outgoing)
    const seconds = (performance.now() - startedAt) / 1_000
    services.telemetry.metrics.observeRequest('GET', pathOf(incoming.url ?? '/'), 200, seconds)
  }
}

function findCached(services: Services, cache: PageCache, incoming: IncomingMessage): CachedPage | undefined {
  const { method, url = '/', headers } = incoming
  if (method !== 'GET' || !isAnonymous(headers.cookie) || services.settings.current().maintenance)
    return undefined
  // No address has one, and it would be read as part of the query.
  if (url.includes('#')) return undefined
  return cache.peek(keyOfIncoming(services, incoming))
}

function answer(
  page: CachedPage,
  everyAnswer: readonly string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const nonce = makeNonce()
  const zipped = String(incoming.headers['accept-encoding'] ?? '').includes('gzip')
  const body = zipped ? gzipBody(page, nonce) : plainBody(page, nonce)
  outgoing.writeHead(page.status, [
    ...page.headers.flat(),
    ...everyAnswer,
    'Content-Security-Policy',
    contentSecurityPolicy(nonce),
    'Content-Length',
    String(body.length),
    ...(zipped ? ['Content-Encoding', 'gzip'] : []),
  ])
  outgoing.end(body)
}
