import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  audiences,
  type BannerPerson,
  type BannerRules,
  chooseBanner,
  placements,
  someVisitor,
  standings,
} from './banner-rules.ts'

const minute = (count: number) => new Date(Date.UTC(2026, 10, 16) + count * 60_000)
const aMinute = fc.integer({ min: 0, max: 60 })
const brands = ['default', 'quay']
const paths = ['design', 'design/logos', 'designers', 'writing']

const aBanner = (number: number): fc.Arbitrary<BannerRules> =>
  fc
    .record({
      standing: fc.constantFrom(...standings, 'ready' as const, 'ready' as const),
      placement: fc.constantFrom(...placements.slice(0, 2)),
      audience: fc.constantFrom(...audiences),
      categoryPath: fc.option(fc.constantFrom(...paths)),
      brand: fc.option(fc.constantFrom(...brands)),
      starts: aMinute,
      lasts: fc.option(fc.integer({ min: 1, max: 60 })),
      weight: fc.integer({ min: 1, max: 4 }),
      mostADay: fc.option(fc.integer({ min: 1, max: 3 })),
      isClosable: fc.boolean(),
    })
    .map(({ starts, lasts, ...rest }) => ({
      ...rest,
      number,
      startsAt: minute(starts),
      endsAt: lasts === null ? null : minute(starts + lasts),
    }))

const numbers = [1, 2, 3, 4, 5]
const someBanners = fc.tuple(...numbers.map(aBanner))

const aPerson: fc.Arbitrary<BannerPerson> = fc.record({
  isMember: fc.boolean(),
  sells: fc.boolean(),
  buys: fc.boolean(),
  hasPro: fc.boolean(),
  brand: fc.constantFrom(...brands),
  closed: fc.subarray(numbers).map((some) => new Set(some)),
  timesToday: fc
    .array(fc.tuple(fc.constantFrom(...numbers), fc.integer({ min: 0, max: 4 })))
    .map((some) => new Map(some)),
})
const aPlace = fc.record({
  placement: fc.constantFrom(...placements.slice(0, 2)),
  categoryPath: fc.option(fc.constantFrom(...paths), { nil: undefined }),
})

/** The rules as somebody would read them out, one after the other: why this banner does not hang here, if it does not. */
function whyNot(
  banner: BannerRules,
  at: { placement: string; categoryPath?: string | undefined },
  who: BannerPerson,
  now: Date,
) {
  if (banner.placement !== at.placement) return 'another place'
  if (banner.standing !== 'ready') return 'not published'
  if (now.getTime() < banner.startsAt.getTime()) return 'too early'
  if (banner.endsAt && now.getTime() >= banner.endsAt.getTime()) return 'too late'
  if (banner.audience === 'visitors' && who.isMember) return 'for visitors'
  if (!['everyone', 'visitors'].includes(banner.audience) && !who.isMember) return 'for members'
  if (banner.audience === 'sellers' && !who.sells) return 'for sellers'
  if (banner.audience === 'buyers' && !who.buys) return 'for buyers'
  if (banner.audience === 'with-pro' && !who.hasPro) return 'for PRO'
  if (banner.audience === 'without-pro' && who.hasPro) return 'for those without PRO'
  if (banner.categoryPath && !`${at.categoryPath ?? ''}/`.startsWith(`${banner.categoryPath}/`))
    return 'another category'
  if (banner.brand && banner.brand !== who.brand) return 'another brand'
  if (banner.isClosable && who.closed.has(banner.number)) return 'closed'
  if (banner.mostADay && (who.timesToday.get(banner.number) ?? 0) >= banner.mostADay)
    return 'seen often enough'
  return undefined
}

test('what hangs is what a plain reading of the rules lets hang, and something hangs where anything may', () => {
  fc.assert(
    fc.property(someBanners, aPlace, aPerson, aMinute, (banners, place, person, at) => {
      const now = minute(at)
      const allowed = banners.filter((banner) => whyNot(banner, place, person, now) === undefined)
      const chosen = chooseBanner(banners, place, person, now)
      if (chosen) expect(allowed).toContain(chosen)
      else expect(allowed).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('those who take turns hang as many minutes of a round as they weigh, in whatever order they come', () => {
  const always = fc.tuple(...numbers.map(aBanner)).map((some) =>
    some.map((one) => ({
      ...one,
      standing: 'ready' as const,
      placement: 'strip' as const,
      audience: 'everyone' as const,
      categoryPath: null,
      brand: null,
      mostADay: null,
      startsAt: minute(0),
      endsAt: null,
    })),
  )
  fc.assert(
    fc.property(always, aMinute, (banners, begin) => {
      const round = banners.reduce((sum, { weight }) => sum + weight, 0)
      const hung = Array.from({ length: round }, (_, turn) => {
        const now = minute(begin + turn)
        const chosen = chooseBanner(banners, { placement: 'strip' }, someVisitor, now)
        expect(chooseBanner(banners.toReversed(), { placement: 'strip' }, someVisitor, now)).toBe(chosen)
        return chosen?.number
      })
      for (const { number, weight } of banners)
        expect(hung.filter((one) => one === number)).toHaveLength(weight)
    }),
  )
})
