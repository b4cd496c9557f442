import { normaliseQuery } from '#platform/page-cache/key.ts'

/**
 * The request as everything behind it sees it: at the address that makes the key of its page, so that nothing which is not in
 * the key can reach the page. The same for everyone, signed in or not, so that a link means the same to all.
 */
export function plainRequest(request: Request): Request {
  const url = new URL(request.url)
  const search = normaliseQuery(url.search)
  // A page that is asked for by HEAD may be kept for those who want to see it, so it is rendered whole.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (search === url.search && method === request.method) return request
  url.search = search
  const { headers, body, signal } = request
  return new Request(url, { method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) })
}
