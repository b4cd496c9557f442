import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Services } from '#app/services.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import {
  type BannerPerson,
  type BannerPlace,
  chooseBanner,
  type Placement,
  someVisitor,
} from '#domain/banners/banner-rules.ts'
import { type LiveBanner, type RememberedBanner, rememberedOf, rememberedOn } from '#domain/banners/index.ts'
import { madeAnyService } from '#domain/catalogue/index.ts'
import { hasAnyDealAs } from '#domain/deals/index.ts'
import { readBannersCookie } from './banners-cookie.ts'
import { trimEndOf } from '#platform/text/trim-end-of.ts'

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
  const path = trimEndOf(asked.replace(/(\/_|\/_root)?\.data$/, ''), /\//)
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

/** What banners want to know of a member, as it is read with whose page it is. */
export type BannersOwn = { remembered: readonly RememberedBanner[]; sells: boolean; buys: boolean }

/** As one JSON value; whether they sell or buy is only looked for while a banner asks for it. */
export const bannersOwnOf = (memberId: SQLWrapper): SQL<BannersOwn> =>
  sql<BannersOwn>`json_build_object(
    'remembered', ${rememberedOf(memberId, sql.placeholder('bannerNumbers'))},
    'sells', ${sql.placeholder('asksForSellers')}::boolean and ${madeAnyService(memberId)},
    'buys', ${sql.placeholder('asksForBuyers')}::boolean and ${hasAnyDealAs('buyer', memberId)})`

/** What stands for the placeholders of `bannersOwnOf` at this moment. */
export function bannersAsked({ banners }: Pick<Held, 'banners'>) {
  const live = banners.current()
  return {
    bannerNumbers: live
      .filter(({ isClosable, mostADay }) => isClosable || mostADay !== null)
      .map(({ number }) => number),
    asksForSellers: live.some(({ audience }) => audience === 'sellers'),
    asksForBuyers: live.some(({ audience }) => audience === 'buyers'),
  }
}

export function handOfMember(
  held: Held,
  { brand, proUntil }: Viewer,
  { path, cookies, own }: Asked & { own: BannersOwn },
): Hand {
  if (held.banners.current().length === 0) return {}
  const now = held.clock.now()
  const { closed, timesToday } = rememberedOn(own.remembered, now)
  // What they closed before they signed in stays closed.
  const before = readBannersCookie(cookies, now)
  return handOf(held, path, {
    isMember: true,
    sells: own.sells,
    buys: own.buys,
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
