import type { Edge } from '#app/edge.ts'
import { countableVisitor } from '#app/shared/seen/countable-visitor.ts'
import type { BannerSign, LiveBanner } from '#domain/banners/index.ts'

type Noting = Pick<Edge, 'request' | 'page' | 'clock' | 'bannerSigns'>

/** Gathers a sign of a visitor for the count. */
export function noteBanner(
  edge: Noting,
  kind: BannerSign['kind'],
  { number, mostADay }: Pick<LiveBanner, 'number' | 'mostADay'>,
): void {
  const who = countableVisitor(edge)
  if (who) edge.bannerSigns.note({ ...who, kind, number, isCapped: mostADay !== null, at: edge.clock.now() })
}
