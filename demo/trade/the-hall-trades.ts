import { findMemberId } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { findOffers, listNewest } from '#domain/catalogue/index.ts'
import { findTree } from '#domain/categories/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoGiven, DemoStep } from '../demo-step.ts'
import { demoPeople } from '../people-of-the-demo.ts'
import { countAll } from './count-all.ts'
import { directDeals } from './direct-deals.ts'
import { everydayOrders } from './everyday-orders.ts'
import { heartsArePressed } from './hearts.ts'
import type { Market } from './market.ts'
import { orderedDeals } from './ordered-deals.ts'
import { projectsArePosted } from './projects-are-posted.ts'
import type { Basket } from './sales-of-the-demo.ts'
import { play, type Scene, type Stage } from './stage.ts'
import { carts, companies, payouts } from './takings.ts'

/** More than ever hang in a demo. */
const SERVICES_MOST = 2_000

/** Five months of orders, agreements and projects, with the money that moved: lived through in one go, in their order. */
export const theHallTrades = (market: Market, everyday: readonly Basket[]): DemoStep => ({
  name: 'the hall trades',
  daysAgo: 0,
  make: async (tx, given) => {
    const scenes: Scene[] = []
    const stage = await setStage(tx, market, given, scenes)
    const seller = orderedDeals(stage, market)
    directDeals(stage, market)
    projectsArePosted(stage, market)
    everydayOrders(stage, everyday)
    companies(stage, seller)
    payouts(stage, seller)
    carts(stage, market.services)
    heartsArePressed(stage, market)
    await play(tx, scenes)
    await countAll(tx, stage, market)
  },
})

async function setStage(
  tx: Transaction,
  { people }: Market,
  given: DemoGiven,
  scenes: Scene[],
): Promise<Stage> {
  const members = new Map<string, MemberActor>()
  for (const { username } of [...demoPeople, ...people]) {
    const id = await findMemberId(tx.db, username)
    if (id) members.set(username, { kind: 'member', id, role: 'member', state: 'active' })
  }
  const hung = await listNewest(tx.db, SERVICES_MOST)
  const offers = await findOffers(
    tx.db,
    hung.map(({ id }) => id),
  )
  const services = new Map([...offers.values()].map(({ id, content }) => [content.title, id]))
  const tree = await findTree(tx.db)
  const categories = new Map(tree.flatMap(({ below }) => below.map(({ id, slug }) => [slug, id] as const)))
  return {
    given,
    who: (username) => known(members, username),
    serviceId: (title) => known(services, title),
    categoryId: (slug) => known(categories, slug),
    at: (daysAgo, act) => {
      if (daysAgo > 0) scenes.push({ daysAgo, act })
    },
  }
}

function known<Found>(all: ReadonlyMap<string, Found>, name: string): Found {
  const found = all.get(name)
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found
}
