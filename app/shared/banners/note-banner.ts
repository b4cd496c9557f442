import { isbot } from 'isbot'
import type { Edge } from '#app/edge.ts'
import type { BannerSign, LiveBanner } from '#domain/banners/index.ts'

type Noting = Pick<Edge, 'request' | 'page' | 'clock' | 'bannerSigns'>

/** Gathers a sign of a visitor for the count. Machines, and administrators who look as somebody else, leave none. */
export function noteBanner(
  { request, page, clock, bannerSigns }: Noting,
  kind: BannerSign['kind'],
  { number, mostADay }: Pick<LiveBanner, 'number' | 'mostADay'>,
): void {
  const browser = request.headers.get('User-Agent') ?? ''
  if (browser === '' || isbot(browser) || page.viewer?.viewedBy) return
  const memberId = page.viewer?.actor.id ?? null
  const visitor = memberId ?? `${page.address}\n${browser}`
  bannerSigns.note({ kind, number, visitor, memberId, isCapped: mostADay !== null, at: clock.now() })
}
