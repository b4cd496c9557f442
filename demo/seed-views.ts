import { addSeen, listNewest, refreshQuality, type WorthSeeing } from '#domain/catalogue/index.ts'
import { addCountedDays, computeMedians, dayOf, type CountedDay } from '#domain/views/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { chanceOf } from './covers/chance.ts'
import type { DemoStep } from './demo-step.ts'

const SEEN_DAYS = 60
/** More than ever hang in a demo. */
const SERVICES_MOST = 2_000
/** What sells is seen by more: so many pass by each day for every order it ever had. */
const SEEN_AN_ORDER = 1.6
const SUNDAY = 0
const SATURDAY = 6

/** Two months of people who passed by, so that the figures of sellers are alive: whole days, as they were counted. */
export const seedViews: DemoStep = {
  name: 'the hall is seen',
  daysAgo: 0,
  make: async (tx) => {
    const listed = await listNewest(tx.db, SERVICES_MOST)
    const days = listed.flatMap((one, place) => daysOf(tx, one, place))
    await addSeen(tx, await addCountedDays(tx, days))
    await computeMedians(tx)
    // What a night does otherwise: the order in which things are found follows from all that has happened.
    await refreshQuality(
      tx,
      listed.map(({ id }) => id),
    )
  },
}

/** Some are seen by many and some by few, week ends are quiet, and each is opened as often as it is good to look at. */
function daysOf(tx: Transaction, { id, categoryId, publishedAt, ordersCount }: WorthSeeing, place: number) {
  const chance = chanceOf(`seen: ${place}`)
  const [passing, opening, linked] = [
    4 + 70 * chance.next() ** 3 + SEEN_AN_ORDER * ordersCount,
    chance.between(0.03, 0.12),
    chance.between(0.02, 0.3),
  ]
  const growth = chance.between(-0.3, 0.6)
  const listed = Math.min(SEEN_DAYS, Math.floor((tx.now.getTime() - publishedAt.getTime()) / DAY_MS))
  return Array.from({ length: listed + 1 }, (_, ago): CountedDay => {
    const at = addDays(tx.now, -ago)
    const isQuiet = at.getUTCDay() === SUNDAY || at.getUTCDay() === SATURDAY
    // Today has only begun.
    const passed = ago === 0 ? (tx.now.getTime() % DAY_MS) / DAY_MS : 1
    const likely = passed * passing * (isQuiet ? 0.55 : 1) * (1 + growth * (1 - ago / SEEN_DAYS))
    const impressions = Math.round(likely * chance.between(0.6, 1.4))
    const opened = Math.min(impressions, Math.round(impressions * opening * chance.between(0.3, 1.7)))
    const views = opened + Math.round(opened * linked * chance.between(0, 2))
    return { serviceId: id, categoryId, day: dayOf(at), impressions, views, opened }
  })
}
