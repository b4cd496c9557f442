import type { IncomingMessage } from 'node:http'
import type { Services } from '#app/services.ts'
import type { CachedPage } from '#platform/page-cache/cached-page.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { socketAnswers } from './answer-on-socket.ts'
import { isAnonymous } from './is-anonymous.ts'
import { keyOfIncoming } from './key-of-incoming.ts'
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
  const answers = socketAnswers(services)

  return (incoming, outgoing) => {
    const startedAt = performance.now()
    const page = findCached(services, cache, incoming)
    if (!page) return otherwise(incoming, outgoing)
    answers.send(page, { incoming, outgoing, startedAt })
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
