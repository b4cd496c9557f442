import { sql } from 'drizzle-orm'
import type { Offered } from '#domain/catalogue/index.ts'
import { beginOrderedDeal } from '#domain/deals/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { LineSum } from './cart-rules.ts'
import { contentOf, requirementsOf, rulesOfOrders } from './describe-line.ts'
import { findSelling, sellerOf } from './price-lines.ts'
import type { PurchaseOrder } from './schema.server.ts'

export type LineToPlace = { position: number; quantity: number; offer: Offered; sum: LineSum }

/** One deal a line, each paid for: all of them, or, as the transaction ends, none. */
export async function placeLines(
  tx: Transaction,
  order: Pick<PurchaseOrder, 'id' | 'number' | 'buyerId'>,
  lines: readonly LineToPlace[],
  settings: Settings,
): Promise<void> {
  const offers = new Map(lines.map(({ offer }) => [offer.id, offer]))
  const { sellers } = await findSelling(tx.db, offers, order.buyerId, tx.now)
  const placed: { position: number; dealId: string }[] = []
  for (const { position, ...line } of lines) {
    const { dealId, paidMinor } = await beginOrderedDeal(tx, {
      buyerId: order.buyerId,
      sellerId: line.offer.sellerId,
      teamId: line.offer.teamId,
      serviceId: line.offer.id,
      orderId: order.id,
      orderNumber: order.number,
      content: contentOf(line, settings, tx.now),
      rules: rulesOfOrders(settings, sellers.get(sellerOf(line.offer)) ?? { hasPro: false }),
      requirements: requirementsOf(line.offer),
    })
    if (paidMinor !== line.sum.paysMinor)
      throw new Error(`A line was shown for ${line.sum.paysMinor} and paid with ${paidMinor}`)
    placed.push({ position, dealId })
  }
  await noteDeals(tx, order.id, placed)
}

async function noteDeals(
  tx: Transaction,
  orderId: string,
  placed: readonly { position: number; dealId: string }[],
): Promise<void> {
  await tx.db.execute(sql`
    update order_line set deal_id = placed."dealId"
    from json_to_recordset(${JSON.stringify(placed)}::json) as placed(position int, "dealId" uuid)
    where order_line.order_id = ${orderId}::uuid and order_line.position = placed.position`)
}
