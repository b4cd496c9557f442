import { isbot } from 'isbot'
import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { countRead } from '#domain/help/index.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'
import { readerOf } from './reader-of.ts'

/** Nobody reads more a minute. */
const maySend = openOwnCount(30)

/** POST /support/{slug}/read: a page says that somebody opened it. No page waits for it. */
export const action = machineEndpoint({ for: 'everyone', accepts: 1_024 }, async (edge) => {
  const { request, params, page, actor, transaction, clock } = edge
  const browser = request.headers.get('User-Agent') ?? ''
  // An administrator who looks as somebody else is not that member.
  if (browser === '' || isbot(browser) || page.viewer?.viewedBy) return answer(204)
  if (!maySend(page.address, clock.now())) return answer(429, { 'Retry-After': '60' })
  const read = { slug: params['slug'] ?? '', visitor: readerOf(edge) }
  await transaction((tx) => countRead(tx, actor, read))
  return answer(204)
})

export const loader = reading(
  () => new Response('What was read is told here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
