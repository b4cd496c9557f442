import type { Edge } from '#app/edge.ts'
import { stateOf } from '#domain/banners/banner-rules.ts'
import { bannersCookie, readBannersCookie, rememberShown } from './banners-cookie.ts'
import { noteBanner } from './note-banner.ts'

/**
 * Notes that these came before a visitor's eyes; answers the headers that say so to their browser. It remembers how often it was shown what is
 * shown only so often; of a member that is written down.
 */
export function seeBanners(edge: Edge, numbers: readonly number[]): Record<string, string> {
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
