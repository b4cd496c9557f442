import { chanceOf } from '../covers/chance.ts'
import { sections } from '../sections/demo-sections.ts'
import type { DemoService } from '../services/demo-services.ts'

/** How busy somebody is. */
export type Size = 'crowd' | 'steady' | 'some' | 'few'

/** What a seller sold in all, of which services: the one that sells best stands first. */
export type Custom = { username: string; size: Size; count: number; services: DemoService[] }

type Busy = { size: Size; sellers: number; least: number; most: number }

const steady: Busy = { size: 'steady', sellers: 3, least: 25, most: 27 }
/** How many are so busy, and how many orders each has at least and at most; all others have a few. */
const sizes: readonly Busy[] = [
  { size: 'crowd', sellers: 1, least: 100, most: 102 },
  steady,
  { size: 'some', sellers: 24, least: 5, most: 8 },
  { size: 'few', sellers: Number.POSITIVE_INFINITY, least: 1, most: 4 },
]
/** He whom the sign-in page offers is one of the steady ones. */
const guest = 'tomas-rivera'
/** Nobody has bought so much of what hangs there. */
const UNSOLD = 0.12
/** From the payment to the last word, besides the days of the work. */
export const AFTERWARDS_DAYS = 9

/** Who sells how much: whoever has long offered what is quick and cheap is busy. */
export function customOf(services: readonly DemoService[]): Custom[] {
  const sold = [...Map.groupBy(services.filter(canBeSold), ({ username }) => username)]
  const byDemand = sold
    .filter(([username]) => username !== guest)
    .toSorted(([, one], [, other]) => demandForAll(other) - demandForAll(one))
  const ranked = bestOfEachFirst(byDemand).map(([username, own], place) =>
    customWith(username, own, busyAt(place)),
  )
  const own = sold.filter(([username]) => username === guest)
  return [...ranked, ...own.map(([username, his]) => customWith(username, his, steady))]
}

type Own = readonly [username: string, services: readonly DemoService[]]

/** Every room of the marketplace has somebody busy before any has a second. */
function bestOfEachFirst(ranked: readonly Own[]): Own[] {
  const rooms = ranked.map(([, own]) => roomOf(own))
  const isBest = (_one: Own, place: number) => rooms.findIndex((room) => room === rooms[place]) === place
  return [...ranked.filter(isBest), ...ranked.filter((one, place) => !isBest(one, place))]
}

/** Where most of what somebody sells hangs. */
function roomOf(own: readonly DemoService[]): string {
  const rooms = own.map(({ slug }) => roomWith(slug))
  const count = (room: string) => rooms.filter((one) => one === room).length
  return rooms.toSorted((one, other) => count(other) - count(one))[0] ?? ''
}

function roomWith(slug: string): string {
  return sections.find(({ top, blocks }) => top && blocks.some((one) => one.slug === slug))?.top?.slug ?? ''
}

function customWith(username: string, own: readonly DemoService[], { size, least, most }: Busy): Custom {
  const chance = chanceOf(`busy ${username}`)
  const wanted = own
    .toSorted((one, other) => demandFor(other) - demandFor(one))
    .filter((_one, rank) => rank === 0 || !chance.is(UNSOLD))
  return { username, size, count: chance.whole(least, most), services: wanted }
}

function busyAt(place: number): Busy {
  let before = 0
  for (const one of sizes) {
    before += one.sellers
    if (place < before) return one
  }
  throw new Error('Everybody has a size')
}

/** Sold later than this it would not be over by now. */
export const lastDayFor = ({ deliveryDays }: { deliveryDays: number }): number =>
  deliveryDays + AFTERWARDS_DAYS

function canBeSold({ fate, daysAgo, content }: DemoService): boolean {
  const [small] = content.packages
  return fate === 'shown' && small !== undefined && daysAgo > lastDayFor(small) + 1
}

/** Some rooms are fuller than others. */
const loved: Readonly<Record<string, number>> = { design: 2.4, 'web-and-apps': 1.8, illustration: 1.3 }

function demandFor({ slug, daysAgo, content, language }: DemoService): number {
  const liked =
    (language === 'ru' ? 0.5 : 1) *
    (loved[roomWith(slug)] ?? 1) *
    chanceOf(`demand ${content.title}`).between(0.6, 1.4)
  return (liked * daysAgo) / ((content.packages[0]?.deliveryDays ?? 1) + 3)
}

const demandForAll = (services: readonly DemoService[]): number =>
  services.reduce((sum, one) => sum + demandFor(one), 0)
