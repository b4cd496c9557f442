import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { NO_ORDER } from './finish-order.ts'
import { type OrderLine, orderLine, type PurchaseOrder, purchaseOrder } from './schema.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

type WholeOrder = PurchaseOrder & { lines: OrderLine[] }

/** A member's own order; for anyone else it is not there. */
export async function findOwnOrder(db: Db, memberId: string, orderId: string): Promise<WholeOrder> {
  const [order] = isUuid(orderId)
    ? await db
        .select()
        .from(purchaseOrder)
        .where(and(eq(purchaseOrder.id, orderId), eq(purchaseOrder.buyerId, memberId)))
    : []
  if (!order) throw new NotFound(NO_ORDER)
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.position))
  return { ...order, lines }
}

/** What a buyer chose of a service when a deal of theirs was ordered. */
export async function findBoughtChoice(db: Db, memberId: string, dealId: string) {
  const [line] = await db
    .select({
      serviceId: orderLine.serviceId,
      tier: orderLine.tier,
      extras: orderLine.extras,
      quantity: orderLine.quantity,
    })
    .from(orderLine)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderLine.orderId))
    .where(and(eq(orderLine.dealId, dealId), eq(purchaseOrder.buyerId, memberId)))
  return line && { ...line, extraIds: line.extras.map(({ id }) => id) }
}

/** Orders whose payment has not come yet, newest first. */
export async function listWaitingOrders(db: Db, memberId: string, most = 5): Promise<PurchaseOrder[]> {
  return db
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.buyerId, memberId), eq(purchaseOrder.state, 'waiting')))
    .orderBy(newestFirst(purchaseOrder.orderedAt))
    .limit(most)
}

/** How orders are called, by their ids. */
export async function nameOrders(
  db: Db | DrizzleTransaction,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: purchaseOrder.id, number: purchaseOrder.number })
    .from(purchaseOrder)
    .where(inArray(purchaseOrder.id, [...orderIds]))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** How a buyer's own orders are called, the newest first: some of them by their ids, or the last. */
export async function findOwnOrderNumbers(
  db: Db,
  memberId: string,
  { ids, most = 20 }: { ids?: readonly string[]; most?: number },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: purchaseOrder.id, number: purchaseOrder.number })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.buyerId, memberId), ids ? inArray(purchaseOrder.id, [...ids]) : undefined))
    .orderBy(newestFirst(purchaseOrder.orderedAt))
    .limit(most)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
