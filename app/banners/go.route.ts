import { reading } from '#app/edge.ts'
import { noteBanner } from '#app/shared/banners/note-banner.ts'
import { stateOf } from '#domain/banners/banner-rules.ts'
import { findBannerLink } from '#domain/banners/index.ts'
import { bannerNumber } from '#domain/banners/input.ts'
import { readLink } from '#domain/banners/link-rules.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'

/** Nobody presses more in a minute; what comes beyond still leads there, and is not counted. */
const mayCount = openOwnCount(30)

/** GET /banners/{number}/go: leads to where the banner says and nowhere else, and counts that it was pressed. */
export const loader = reading(async (edge) => {
  const { params, db, banners, clock, page } = edge
  const number = bannerNumber.safeParse(params['number'])
  if (!number.success) throw new NotFound('There is no such banner')
  const known = banners.current().find((one) => one.number === number.data)
  const link = known?.link ?? (await findBannerLink(db, number.data))
  const to = readLink(link ?? '')?.to
  if (to === undefined) throw new NotFound('There is no such banner')
  const now = clock.now()
  if (known && stateOf(known, now) === 'live' && mayCount(page.address, now))
    noteBanner(edge, 'clicked', known)
  return new Response(null, {
    status: 302,
    headers: { Location: to, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
})
