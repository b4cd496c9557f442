import { checkFigures } from '#domain/analytics/index.ts'
import { writeDealFigures } from '#domain/catalogue/index.ts'
import { countDealsOfService } from '#domain/deals/index.ts'
import { countFigures } from '#domain/reviews/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { TeamSale } from '../teams/team-sale.ts'
import type { Market } from './market.ts'
import type { Stage } from './stage.ts'
import { teamIdOf } from './team-deals.ts'

/** What jobs count after every deal, counted once when all are over: levels and figures are right when the door opens. */
export async function countAll(
  tx: Transaction,
  stage: Stage,
  { services, people }: Market,
  ofTeams: readonly TeamSale[],
): Promise<void> {
  for (const { content } of services.filter(({ fate }) => fate === 'shown')) {
    const serviceId = stage.serviceId(content.title)
    await writeDealFigures(tx, serviceId, () => countDealsOfService(tx, serviceId))
  }
  const sellers = new Set([...people, ...services].map(({ username }) => username))
  for (const username of sellers) {
    const { id: sellerId } = stage.who(username)
    countFigures(tx, { serviceId: null, sellerId, teamId: null })
    // Deals were not made in the order of their days, so who came back is known only now.
    await checkFigures(tx, sellerId)
  }
  for (const team of new Set(ofTeams.map((sale) => sale.team))) {
    const sellerId = stage.who(team.owner.username).id
    countFigures(tx, { serviceId: null, sellerId, teamId: await teamIdOf(tx, team) })
  }
}
