import { createHash } from 'node:crypto'

type Answer = { type: string; body: string | Buffer; etag?: string; maxAgeSeconds: number }

/** An answer for programs: with a strong tag, so that one who has it already is sent nothing. */
export function answerMachine(request: Request, { type, body, etag, maxAgeSeconds }: Answer): Response {
  const tag = etag ?? `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { ETag: tag, 'Cache-Control': `public, max-age=${maxAgeSeconds}` }
  if (hasTag(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers })
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, { headers: { ...headers, 'Content-Type': type } })
}

/** The tags that a client holds; a proxy that compresses on the way weakens them, which changes nothing here. */
function hasTag(given: string | null, tag: string): boolean {
  const held = (given ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return held.includes(tag) || held.includes('*')
}

export function nothingHere(): Response {
  return new Response('There is nothing at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
