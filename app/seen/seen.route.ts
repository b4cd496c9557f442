import { isbot } from 'isbot'
import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { stateOf } from '#domain/banners/banner-rules.ts'
import { SEEN_MOST_BYTES, seenInput, type Seen } from '#domain/views/index.ts'
import { noteBanner } from '#app/shared/banners/note-banner.ts'
import { bannersCookie, readBannersCookie, rememberShown } from '#app/shared/banners/banners-cookie.ts'
import type { Edge } from '#app/edge.ts'
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
  const browser = request.headers.get('User-Agent') ?? ''
  if (browser === '' || isbot(browser)) return answer(204)
  if (!maySend(page.address, now)) return answer(429, { 'Retry-After': '60' })
  const body = await readBody(request, SEEN_MOST_BYTES)
  if (body === undefined) return answer(413)
  const said = seenInput.safeParse(readJson(body))
  if (!said.success) return answer(400)
  // An administrator who looks as somebody else is not that member, and leaves no trace of theirs.
  if (page.viewer?.viewedBy) return answer(204)
  const memberId = page.viewer?.actor.id ?? null
  const visitor = memberId ?? `${page.address}\n${browser}`
  const note = (kind: Seen['kind']) => (serviceId: string) =>
    seen.note({ kind, serviceId, visitor, memberId, at: now })
  said.data.shown.forEach(note('impression'))
  said.data.viewed.forEach(note('view'))
  return answer(204, seeBanners(edge, said.data.banners))
})

/** A visitor's browser remembers how often it was shown what is shown only so often; of a member it is written down. */
function seeBanners(edge: Edge, numbers: readonly number[]): Record<string, string> {
  const { banners, page, request, clock } = edge
  const now = clock.now()
  const shown = banners
    .current()
    .filter((one) => numbers.includes(one.number) && stateOf(one, now) === 'live')
  for (const one of shown) noteBanner(edge, 'seen', one)
  const capped = shown.filter(({ mostADay }) => mostADay !== null).map(({ number }) => number)
  if (capped.length === 0 || page.viewer) return {}
  const before = readBannersCookie(request.headers.get('Cookie'), now)
  return { 'Set-Cookie': bannersCookie(rememberShown(before, capped), now) }
}

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
