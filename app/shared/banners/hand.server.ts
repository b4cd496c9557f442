import type { Services } from '#app/services.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import {
  type BannerPerson,
  type BannerPlace,
  chooseBanner,
  type Placement,
  someVisitor,
} from '#domain/banners/banner-rules.ts'
import { findRemembered, type LiveBanner } from '#domain/banners/index.ts'
import { countOwnServices } from '#domain/catalogue/index.ts'
import { countOwnDeals } from '#domain/deals/index.ts'
import { readBannersCookie } from './banners-cookie.ts'

/** What hangs on a page for whoever asks: at most one banner a place. */
export type Hand = Partial<Record<Placement, LiveBanner>>

type Asked = { path: string; cookies: string | null | undefined }
type Held = Pick<Services, 'banners' | 'clock'>

/** Browsers keep these two for when we are away: what hangs there could not be taken down. */
const BARE = /^\/(offline|maintenance)$/

/** The places of the page at an address. */
export function placesAt(asked: string): BannerPlace[] {
  const path = pageOf(asked)
  if (BARE.test(path)) return []
  const [, categoryPath] = /^\/categories\/(.+)$/.exec(path) ?? []
  const own: BannerPlace[] =
    path === '/'
      ? [{ placement: 'home-head' }, { placement: 'home-between' }]
      : path === '/my'
        ? [{ placement: 'dashboard' }]
        : categoryPath
          ? [{ placement: 'category', categoryPath }]
          : []
  return [{ placement: 'strip' }, ...own]
}

/** A script asks for the data of a page at an address of its own. */
function pageOf(asked: string): string {
  const path = asked.replace(/(\/_|\/_root)?\.data$/, '').replace(/\/+$/, '')
  return path === '' ? '/' : path.toLowerCase()
}

function handOf({ banners, clock }: Held, path: string, person: BannerPerson): Hand {
  const [live, now] = [banners.current(), clock.now()]
  const hand: Hand = {}
  for (const place of live.length > 0 ? placesAt(path) : []) {
    const chosen = chooseBanner(live, place, person, now)
    if (chosen) hand[place.placement] = chosen
  }
  return hand
}

/** A visitor is known by their cookie alone, so that this costs no question to anybody. */
export function handOfVisitor(held: Held, { path, cookies }: Asked): Hand {
  if (held.banners.current().length === 0) return {}
  const brand = /^\/@([\w-]+)\//.exec(path)?.[1] ?? 'default'
  return handOf(held, path, { ...someVisitor, brand, ...readBannersCookie(cookies, held.clock.now()) })
}

/** Of a member as much is asked as the banners in these places want to know. */
export async function handOfMember(
  held: Held & Pick<Services, 'db'>,
  { actor, brand, proUntil }: Viewer,
  { path, cookies }: Asked,
): Promise<Hand> {
  const now = held.clock.now()
  const places = placesAt(path).map(({ placement }) => placement)
  const wanted = held.banners.current().filter(({ placement }) => places.includes(placement))
  if (wanted.length === 0) return {}
  const asksFor = (audience: LiveBanner['audience']) => wanted.some((one) => one.audience === audience)
  const remembering = wanted.filter(({ isClosable, mostADay }) => isClosable || mostADay !== null)
  const [{ closed, timesToday }, sells, buys] = await Promise.all([
    findRemembered(
      held.db,
      actor.id,
      remembering.map(({ number }) => number),
      now,
    ),
    asksFor('sellers') ? countOwnServices(held.db, actor.id).then(({ size }) => size > 0) : false,
    asksFor('buyers') ? countOwnDeals(held.db, actor.id).then(({ buyer }) => buyer.size > 0) : false,
  ])
  // What they closed before they signed in stays closed.
  const before = readBannersCookie(cookies, now)
  return handOf(held, path, {
    isMember: true,
    sells,
    buys,
    hasPro: proUntil !== null && proUntil > now,
    brand,
    closed: new Set([...closed, ...before.closed]),
    timesToday,
  })
}

/** All of a hand that its page is made from. */
export const keyOfHand = (hand: Hand): string =>
  Object.entries(hand)
    .map(([placement, { number, print }]) => `${placement}:${number}:${print}`)
    .join(',')
