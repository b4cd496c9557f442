import { findIdByUsername } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { findOffers, listNewest } from '#domain/catalogue/index.ts'
import { findTree } from '#domain/categories/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoContext, DemoStep } from '../demo-step.ts'
import { demoPeople } from '../demo-people.ts'
import type { TeamSale } from '../teams/team-sale.ts'
import { countAll } from './count-all.ts'
import { directDeals } from './direct-deals.ts'
import { everydayOrders } from './everyday-orders.ts'
import { identities } from './identities.ts'
import { seedFavourites } from './seed-favourites.ts'
import { seedPro } from './seed-pro.ts'
import { seedReferrals } from './seed-referrals.ts'
import { seedTalks } from './seed-talks.ts'
import type { Market } from './market.ts'
import { orderedDeals } from './ordered-deals.ts'
import { seedProjects } from './seed-projects.ts'
import type { Basket } from './plan-sales.ts'
import { play, type Scene, type Stage } from './stage.ts'
import { carts, companies, payouts } from './takings.ts'
import { teamDeals } from './team-deals.ts'
import { holdTeamTalks } from './team-talks.ts'

/** More than ever hang in a demo. */
const SERVICES_MOST = 2_000

/** Five months of orders, agreements and projects, with the money that moved: lived through in one go, in their order. */
export const seedTrade = (
  market: Market,
  everyday: readonly Basket[],
  ofTeams: readonly TeamSale[],
): DemoStep => ({
  name: 'the hall trades',
  daysAgo: 0,
  make: async (tx, context) => {
    const scenes: Scene[] = []
    const stage = await setStage(tx, market, context, scenes)
    const seller = orderedDeals(stage, market)
    directDeals(stage, market)
    seedProjects(stage, market)
    everydayOrders(stage, everyday)
    companies(stage, seller)
    identities(stage, seller)
    payouts(stage, seller)
    carts(stage, market.services)
    seedFavourites(stage, market)
    seedPro(stage, market)
    seedReferrals(stage, market)
    seedTalks(stage, market)
    teamDeals(stage, ofTeams)
    holdTeamTalks(stage, ofTeams)
    await play(tx, scenes, context)
    const services = [...market.services, ...new Set(ofTeams.map(({ service }) => service))]
    await countAll(tx, stage, { ...market, services }, ofTeams)
  },
})

async function setStage(
  tx: Transaction,
  { people }: Market,
  context: DemoContext,
  scenes: Scene[],
): Promise<Stage> {
  const members = new Map<string, MemberActor>()
  for (const { username } of [...demoPeople, ...people]) {
    const id = await findIdByUsername(tx.db, username)
    if (id) members.set(username, { kind: 'member', id, role: 'member', state: 'active' })
  }
  const listed = await listNewest(tx.db, SERVICES_MOST)
  const offers = await findOffers(
    tx.db,
    listed.map(({ id }) => id),
  )
  const services = new Map([...offers.values()].map(({ id, content }) => [content.title, id]))
  const tree = await findTree(tx.db)
  const categories = new Map(tree.flatMap(({ below }) => below.map(({ id, slug }) => [slug, id] as const)))
  return {
    context,
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
