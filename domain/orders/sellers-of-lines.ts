import { findOffers } from '#domain/catalogue/index.ts'
import { findSellersOfDeals } from '#domain/deals/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderLine } from './schema.server.ts'

/** Who sells a line: the member who is paid and stands on paper, and the team in whose name. */
export type LineSeller = { sellerId: string | null; teamId: string | null }

/**
 * Who sells these lines, each in its place. What is paid for is sold by whoever the deal says; before that there is no deal, and a line
 * is in the name in which its service is offered now: of a team nobody in particular, since its owner may be another when it is paid.
 */
export async function findSellersOfLines(db: Db, lines: readonly OrderLine[]): Promise<LineSeller[]> {
  const [sold, offers] = await Promise.all([
    findSellersOfDeals(
      db,
      lines.flatMap(({ dealId }) => dealId ?? []),
    ),
    findOffers(
      db,
      lines.flatMap(({ dealId, serviceId }) => (dealId ? [] : serviceId)),
    ),
  ])
  return lines.map(({ dealId, serviceId, sellerId }) => {
    const deal = dealId ? sold.get(dealId) : undefined
    if (deal) return deal
    const teamId = offers.get(serviceId)?.teamId ?? null
    return { sellerId: teamId ? null : sellerId, teamId }
  })
}
