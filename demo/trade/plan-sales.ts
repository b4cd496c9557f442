import { type Chance, chanceOf } from '../covers/chance.ts'
import type { DemoSeller } from '../people/read-sellers.ts'
import type { DemoService } from '../services/demo-services.ts'
import { type Custom, customOf, lastDayFor, type Size } from './custom-of-sellers.ts'
import { type Opinions, opinionsOf } from './opinions.ts'
import type { Market } from './market.ts'
import type { Sale } from './sale.ts'

/** What one buyer put into the cart and paid for at once. */
export type Basket = { buyer: string; daysAgo: number; sales: (Sale & { opinions: Opinions })[] }

const LONGEST_AGO_DAYS = 150
/** To be sent back and still be in time takes so many days of work. */
const REVISED_DAYS = 5
const LARGER_PACKAGE = 0.25
const LARGER_DAYS_MOST = 10
/** How much better the first sells than the last. */
const SLOPE = 1.7

/** Everyday orders: a few sellers are busy, most have some, and a few have none yet. Always the same ones. */
export function planSales({ services, people }: Pick<Market, 'services' | 'people'>): Basket[] {
  const sales = customOf(services)
    .flatMap(salesOf)
    .toSorted((one, other) => other.paidDaysAgo - one.paidDaysAgo)
  const say = opinionsOf()
  return fillBaskets(sales, people).map(({ buyer, daysAgo, chosen }) => ({
    buyer,
    daysAgo,
    sales: chosen.map((sale) => ({ ...sale, paidDaysAgo: daysAgo, opinions: say(sale, buyer, daysAgo) })),
  }))
}

function salesOf({ username, size, count, services }: Custom): Sale[] {
  const chance = chanceOf(`custom of ${username}`)
  return Array.from({ length: count }, (_, place) => {
    // Each is sold once before any is sold again.
    const service = services[place] ?? services[Math.floor(services.length * chance.next() ** SLOPE)]
    if (!service) throw new Error(`${username} has nothing to sell`)
    return saleOf(service, size, chance)
  })
}

function saleOf(service: DemoService, size: Size, chance: Chance): Sale {
  const [small, larger] = service.content.packages
  if (!small) throw new Error(`${service.content.title} has no packages`)
  const isLarger = larger && larger.deliveryDays <= LARGER_DAYS_MOST && chance.is(LARGER_PACKAGE)
  const most = Math.min(service.daysAgo - 0.7, LONGEST_AGO_DAYS)
  const chosen = isLarger && lastDayFor(larger) < most ? larger : small
  const low = lastDayFor(chosen)
  const paidDaysAgo = low + (most - low) * chance.next() ** 1.3
  return { service, chosen, fate: fateOf(chosen, chance.next()), paidDaysAgo, size }
}

function fateOf({ deliveryDays }: Sale['chosen'], luck: number): Sale['fate'] {
  if (luck < 0.06) return 'silence'
  return luck < 0.16 && deliveryDays >= REVISED_DAYS ? 'revised' : 'accepted'
}

/** People buy one thing or a few at once, and often where they have bought before. */
const TOGETHER = [1, 2, 4, 5, 6]
const TOGETHER_DAYS = 3
const COMES_BACK = 0.4
const JOINED_BEFORE_DAYS = 2

type Filled = { buyer: string; daysAgo: number; chosen: Sale[] }

function fillBaskets(sales: readonly Sale[], people: readonly DemoSeller[]): Filled[] {
  const chance = chanceOf('baskets')
  const left = new Set(sales)
  const customers = new Map<string, Set<string>>()
  return sales.flatMap((first) => {
    if (!left.has(first)) return []
    const chosen = choose(first, left, chance.pick(TOGETHER))
    for (const one of chosen) left.delete(one)
    const daysAgo = Math.min(...chosen.map(({ paidDaysAgo }) => paidDaysAgo))
    const able = people.filter((one) => canBuy(one, chosen, daysAgo))
    const before = customers.get(first.service.username) ?? new Set()
    const known = able.filter(({ username }) => before.has(username))
    const { username: buyer } = chance.pick(known.length > 0 && chance.is(COMES_BACK) ? known : able)
    customers.set(first.service.username, before.add(buyer))
    return [{ buyer, daysAgo, chosen }]
  })
}

function choose(first: Sale, left: ReadonlySet<Sale>, most: number): Sale[] {
  const chosen = [first]
  for (const one of left) {
    if (chosen.length === most || first.paidDaysAgo - one.paidDaysAgo > TOGETHER_DAYS) break
    if (chosen.every(({ service }) => fitsBeside(service, one.service))) chosen.push(one)
  }
  return chosen
}

const fitsBeside = (one: DemoService, other: DemoService): boolean =>
  one !== other && one.language === other.language

function canBuy({ username, daysAgo, languages }: DemoSeller, chosen: readonly Sale[], at: number): boolean {
  const understands = (service: DemoService) =>
    service.language === 'en' || languages.some(({ code }) => code === service.language)
  return (
    daysAgo > at + JOINED_BEFORE_DAYS &&
    chosen.every(({ service }) => service.username !== username && understands(service))
  )
}
