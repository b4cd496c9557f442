import type { DealState } from '#domain/deals/index.ts'
import { endsOf, pairsOf } from './direct-deals.ts'
import { fateOf } from './fates.ts'
import type { Market } from './market.ts'
import { storiesOf } from './ordered-deals.ts'
import { planProjects, type ProjectFate } from './plan-projects.ts'
import type { Basket } from './plan-sales.ts'
import { planTeamTrade } from '../teams/plan-team-trade.ts'
import { endsOfTeams } from './team-deals.ts'

/** What the deals of projects have become; of some projects none came. */
const endsOfProjects: Partial<Record<ProjectFate, DealState>> = {
  unpaid: 'accepted',
  working: 'active',
  completed: 'completed',
}

/** The state in which each deal of the demo is today, as it is planned. */
export function plannedStates(market: Market, everyday: readonly Basket[]): DealState[] {
  const chosen = planProjects(market).filter(({ proposals }) => proposals.length > 0)
  return [
    ...storiesOf(market).map(({ fate }) => fateOf(fate).ends),
    ...pairsOf(market).map(({ end }) => endsOf[end]),
    ...chosen.flatMap(({ fate }) => endsOfProjects[fate] ?? []),
    ...endsOfTeams(planTeamTrade(market, everyday)),
    ...everyday.flatMap(({ sales }) => sales.map(({ fate }) => fateOf(fate).ends)),
  ]
}
