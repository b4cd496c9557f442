import { readCartToken } from '#app/public/cart/cart-cookie.ts'
import { PREVIEW_PARAM } from '#app/shared/banners/preview-address.ts'
import type { AskedAddress } from '../page-request.ts'

/** Where pages stand that say of themselves that members share them; asked before one is made, so that none is made twice. */
const SHARED =
  /^\/((about|blog|blog\/[^/]+|categories(\/.*)?|docs|docs\/[^/]+|pricing|projects|projects\/[^/]+|requisites|search|services\/[^/]+|support|support\/[^/]+|t\/[^/]+|teams|user\/[^/]+|user\/[^/]+\/portfolio(\/[^/]+)?))?$/
/** What stands among them and is for one only, or no page. */
const OTHERS = /^\/(blog\/rss\.xml|support\/(new|suggest))$/

/** Whether a member who asks this way may get a page that others get too. */
export function asksForSharedPage({
  path,
  search,
  cookies,
}: Pick<AskedAddress, 'path' | 'search' | 'cookies'>): boolean {
  return (
    SHARED.test(path) &&
    !OTHERS.test(path) &&
    !path.endsWith('.data') &&
    !search.includes(PREVIEW_PARAM) &&
    // The first request of a session brings the cart that a visitor filled.
    readCartToken(cookies) === undefined
  )
}
