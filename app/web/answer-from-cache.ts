import { contentSecurityPolicy, makeNonce } from '#platform/http/security-headers.ts'
import { gzipBody, plainBody, type CachedPage } from '#platform/page-cache/cached-page.ts'

/** A cached page with a nonce of its own, compressed where the browser can read that. */
export function answerFromCache(page: CachedPage, request: Request): Response {
  const nonce = makeNonce()
  const zipped = request.headers.get('Accept-Encoding')?.includes('gzip') ?? false
  const body = zipped ? gzipBody(page, nonce) : plainBody(page, nonce)
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
  headers.set('Content-Length', String(body.length))
  if (zipped) headers.set('Content-Encoding', 'gzip')
  return new Response(request.method === 'HEAD' ? null : (body as Buffer<ArrayBuffer>), {
    status: page.status,
    headers,
  })
}
