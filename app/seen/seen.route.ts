import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { SEEN_MOST_BYTES, seenInput, type Seen } from '#domain/views/index.ts'
import { seeBanners } from '#app/shared/banners/see-banners.ts'
import { countableVisitor } from '#app/shared/seen/countable-visitor.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'
import { readBody } from '#platform/telemetry/read-body.ts'

/** A person who scrolls through lists all day sends a few a minute. */
const maySend = openOwnCount(60)

/** POST /seen: a page says which services and banners came before a visitor's eyes. Answered at once, counted later. */
export const action = machineEndpoint({ for: 'everyone' }, async (edge) => {
  const { request, page, seen, clock } = edge
  const now = clock.now()
  if (request.method !== 'POST') return onlyPost()
  if (!isFromOurPage(request)) return answer(403)
  const who = countableVisitor(edge)
  if (!who) return answer(204)
  if (!maySend(page.address, now)) return answer(429, { 'Retry-After': '60' })
  const body = await readBody(request, SEEN_MOST_BYTES)
  if (body === undefined) return answer(413)
  const said = seenInput.safeParse(readJson(body))
  if (!said.success) return answer(400)
  const note = (kind: Seen['kind']) => (serviceId: string) => seen.note({ ...who, kind, serviceId, at: now })
  said.data.shown.forEach(note('impression'))
  said.data.viewed.forEach(note('view'))
  return answer(204, seeBanners(edge, said.data.banners))
})

export const loader = reading(() => onlyPost())

/** A browser names the origin of every POST of a script; that it is ours was checked before, where it is named. */
function isFromOurPage(request: Request): boolean {
  return request.headers.has('Origin') || request.headers.get('Sec-Fetch-Site') === 'same-origin'
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

function onlyPost(): Response {
  return new Response('What was seen is sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } })
}
