import { AWAY_SENTENCE, awayPage } from '#app/errors/away-page.ts'
import { contentSecurityPolicy, makeNonce, NO_PAGE_POLICY } from '#platform/http/security-headers.ts'

/** Long enough for a restart of the database, short enough that nobody waits in vain. */
const RETRY_AFTER_SECONDS = 5

/** What is answered while the database is away: a page to a person, a sentence to a script, and to both when to come back. */
export function awayAnswer({ method, headers }: Request): Response {
  const isForPerson = headers.get('Accept')?.includes('text/html') ?? false
  const wasSent = method !== 'GET' && method !== 'HEAD'
  const nonce = makeNonce()
  return new Response(isForPerson ? awayPage({ wasSent, nonce }) : `${AWAY_SENTENCE}\n`, {
    status: 503,
    headers: {
      'Content-Type': `${isForPerson ? 'text/html' : 'text/plain'}; charset=utf-8`,
      'Content-Security-Policy': isForPerson ? contentSecurityPolicy(nonce) : NO_PAGE_POLICY,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  })
}
