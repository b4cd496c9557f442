import { and, eq } from 'drizzle-orm'
import type { Offered } from '#domain/catalogue/index.ts'
import { beginOrderedDeal } from '#domain/deals/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { LineSum } from './cart-rules.ts'
import { contentOf, requirementsOf, rulesOfOrders } from './describe-line.ts'
import { orderLine, type PurchaseOrder } from './schema.server.ts'

export type LineToPlace = { position: number; quantity: number; offer: Offered; sum: LineSum }

/** One deal a line, each paid for: all of them, or, as the transaction ends, none. */
export async function placeLines(
  tx: Transaction,
  order: Pick<PurchaseOrder, 'id' | 'number' | 'buyerId'>,
  lines: readonly LineToPlace[],
  settings: Settings,
): Promise<void> {
  for (const { position, ...line } of lines) {
    const { dealId, paidMinor } = await beginOrderedDeal(tx, {
      buyerId: order.buyerId,
      sellerId: line.offer.sellerId,
      serviceId: line.offer.id,
      orderId: order.id,
      orderNumber: order.number,
      content: contentOf(line, settings),
      rules: rulesOfOrders(settings),
      requirements: requirementsOf(line.offer),
    })
    if (paidMinor !== line.sum.paysMinor)
      throw new Error(`A line was shown for ${line.sum.paysMinor} and paid with ${paidMinor}`)
    await tx.db
      .update(orderLine)
      .set({ dealId })
      .where(and(eq(orderLine.orderId, order.id), eq(orderLine.position, position)))
  }
}
