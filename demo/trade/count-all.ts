import { writeDealFigures } from '#domain/catalogue/index.ts'
import { countDealsOfService } from '#domain/deals/index.ts'
import { countFigures } from '#domain/reviews/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Market } from './market.ts'
import type { Stage } from './stage.ts'

/** What jobs count after every deal, counted once when all are over: levels and figures are right when the door opens. */
export async function countAll(tx: Transaction, stage: Stage, { services, people }: Market): Promise<void> {
  for (const { content } of services.filter(({ fate }) => fate === 'shown')) {
    const serviceId = stage.serviceId(content.title)
    await writeDealFigures(tx, serviceId, () => countDealsOfService(tx, serviceId))
  }
  const sellers = new Set([...people, ...services].map(({ username }) => username))
  for (const username of sellers)
    countFigures(tx, { serviceId: null, sellerId: stage.who(username).id, teamId: null })
}
