import type { Offered } from '#domain/catalogue/index.ts'
import { beginOrderedDeals } from '#domain/deals/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { LineSum } from './cart-rules.ts'
import { contentOf, requirementsOf, rulesOfOrders } from './describe-line.ts'
import { type Selling, sellerOf } from './price-lines.ts'
import type { PurchaseOrder } from './schema.server.ts'

export type LineToPlace = { quantity: number; offer: Offered; sum: LineSum }

/** One deal a line, each paid for: all of them, or, as the transaction ends, none. Answers with the deal of each. */
export async function placeLines(
  tx: Transaction,
  order: Pick<PurchaseOrder, 'id' | 'number' | 'buyerId'>,
  lines: readonly LineToPlace[],
  { settings, selling }: { settings: Settings; selling: Selling },
): Promise<string[]> {
  const made = await beginOrderedDeals(
    tx,
    lines.map((line) => ({
      buyerId: order.buyerId,
      sellerId: line.offer.sellerId,
      teamId: line.offer.teamId,
      serviceId: line.offer.id,
      orderId: order.id,
      orderNumber: order.number,
      content: contentOf(line, settings, tx.now),
      rules: rulesOfOrders(settings, selling.sellers.get(sellerOf(line.offer)) ?? { hasPro: false }),
      requirements: requirementsOf(line.offer),
    })),
  )
  return made.map(({ dealId, paidMinor }, place) => {
    const { paysMinor } = (lines[place] as LineToPlace).sum
    if (paidMinor !== paysMinor)
      throw new Error(`A line was shown for ${paysMinor} and paid with ${paidMinor}`)
    return dealId
  })
}
