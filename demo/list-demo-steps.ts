import type { DemoSize } from '#platform/config/variables.ts'
import { seedBanners } from './banners/seed-banners.ts'
import { seedBlog } from './blog/seed-blog.ts'
import type { DemoStep } from './demo-step.ts'
import { sellers } from './people/demo-sellers.ts'
import { seedReports } from './support-desk/seed-reports.ts'
import { seedIdeas } from './ideas/seed-ideas.ts'
import { seedRules } from './seed-rules.ts'
import { services } from './services/demo-services.ts'
import { seedServices, seedUnsoldAndWorks } from './seed-services.ts'
import { seedDesk } from './support-desk/seed-desk.ts'
import { seedTeams } from './seed-teams.ts'
import { planTeamTrade } from './teams/plan-team-trade.ts'
import { seedSynonyms } from './seed-synonyms.ts'
import { seedTastes } from './seed-tastes.ts'
import { seedViews } from './seed-views.ts'
import { seedOperator } from './seed-operator.ts'
import { seedPeople } from './seed-people.ts'
import { seedTickets } from './support/seed-tickets.ts'
import type { Market } from './trade/market.ts'
import { type Basket, planSales } from './trade/plan-sales.ts'
import { seedTrade } from './trade/seed-trade.ts'
import { works } from './works/demo-works.ts'

const OF_EVERY = 10
const guest = 'tomas-rivera'

/** Everything that makes the demo, in order; each step is made once. A small one has a tenth of what hangs in the whole. */
export function listDemoSteps(size: DemoSize): DemoStep[] {
  const opening = [...seedOperator, ...seedRules]
  if (size === 'people') return [...opening, ...seedPeople([])]
  const { market, everyday } = planTrade(size)
  const { services: offered, people: joining, isSmall } = market
  const busy = new Set(offered.map(({ username }) => username))
  const shown = isSmall
    ? works.filter(({ username }, place) => busy.has(username) && place % OF_EVERY === 0)
    : works
  const sold = new Set(everyday.flatMap(({ sales }) => sales.map(({ service }) => service)))
  const isTraded = (one: (typeof services)[number]) => isSmall || sold.has(one) || one.username === guest
  const ofTeams = planTeamTrade(market, everyday)
  const isOfTeam = new Set(ofTeams.map(({ service }) => service))
  const traded = offered.filter((one) => isTraded(one) && !isOfTeam.has(one))
  const untraded = offered.filter((one) => !isTraded(one) && !isOfTeam.has(one))
  // What nobody bought hangs last: it is drawn while the trade is made.
  return [
    ...opening,
    seedSynonyms,
    ...seedPeople(joining),
    ...seedServices([...traded, ...isOfTeam]),
    ...seedTeams(new Set([guest, ...joining.map(({ username }) => username)])),
    seedTrade({ ...market, services: traded }, everyday, ofTeams),
    ...seedTickets,
    ...seedUnsoldAndWorks(untraded, shown),
    seedViews,
    ...seedDesk,
    ...seedReports,
    ...seedBanners,
    ...seedBlog,
    ...seedIdeas(joining.map(({ username }) => username)),
    seedTastes(joining.map(({ username }) => username)),
  ]
}

/** What is offered, by whom, and what is sold of it on any day. */
export function planTrade(size: Exclude<DemoSize, 'people'>): { market: Market; everyday: Basket[] } {
  const isSmall = size === 'small'
  const offered = isSmall ? services.filter(isInSmall) : services
  const busy = new Set(offered.map(({ username }) => username))
  const people = isSmall ? sellers.filter(({ username }) => busy.has(username)) : sellers
  return {
    market: { services: offered, people, isSmall },
    everyday: isSmall ? [] : planSales({ services, people }),
  }
}

/** The one whom the sign-in page offers has all of theirs, and what did not go straight on the wall is there too. */
function isInSmall({ username, fate }: (typeof services)[number], place: number): boolean {
  return place % OF_EVERY === 0 || username === guest || fate !== 'shown'
}
