import { contentSecurityPolicy, makeNonce } from '#platform/http/security-headers.ts'
import { gzipBody, plainBody, type CachedPage, type Filling } from '#platform/page-cache/cached-page.ts'

/** A cached page with a nonce and words of its own, compressed where the browser can read that. */
export function answerFromCache(page: CachedPage, request: Request, filling?: Filling): Response {
  const nonce = makeNonce()
  const zipped = request.headers.get('Accept-Encoding')?.includes('gzip') ?? false
  const body = zipped ? gzipBody(page, nonce, filling) : plainBody(page, nonce, filling)
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
  headers.set('Content-Length', String(body.length))
  if (zipped) headers.set('Content-Encoding', 'gzip')
  return new Response(request.method === 'HEAD' ? null : (body as Buffer<ArrayBuffer>), {
    status: page.status,
    headers,
  })
}
