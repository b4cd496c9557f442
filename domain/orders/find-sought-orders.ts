import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { NO_ORDER } from './finish-order.ts'
import { authorise } from './permissions.ts'
import { orderLine, type OrderLine, purchaseOrder, type PurchaseOrder } from './schema.server.ts'

/** Orders by number, id or payment, by their buyer, or by the whole sum. */
export async function findSoughtOrders(db: Db, actor: Actor, sought: Sought): Promise<PurchaseOrder[]> {
  authorise(actor, 'orders.read')
  const ways = waysTo(sought)
  if (ways.length === 0) return []
  return db
    .select()
    .from(purchaseOrder)
    .where(inArray(purchaseOrder.id, anyOf(ways)))
    .orderBy(newestFirst(purchaseOrder.orderedAt))
    .limit(FOUND_MOST)
}

function waysTo({ id, number, amount, memberId }: Sought): SQL[] {
  const newest = sql`order by ordered_at desc nulls last limit ${FOUND_MOST}`
  return [
    ...(id
      ? [
          sql`select id from purchase_order where id = ${id}`,
          sql`select id from purchase_order where payment_id = ${id}`,
        ]
      : []),
    ...(number === undefined ? [] : [sql`select id from purchase_order where number = ${number}`]),
    ...(memberId ? [sql`select id from purchase_order where buyer_id = ${memberId} ${newest}`] : []),
    ...(amount ? [sql`select id from purchase_order where total_minor = ${amount} ${newest}`] : []),
  ]
}

/** One order whole, for the desk. */
export async function findOrder(
  db: Db,
  actor: Actor,
  number: number,
): Promise<PurchaseOrder & { lines: OrderLine[] }> {
  authorise(actor, 'orders.read')
  const [order] = await db.select().from(purchaseOrder).where(eq(purchaseOrder.number, number))
  if (!order) throw new NotFound(NO_ORDER)
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.position))
  return { ...order, lines }
}

/** A buyer's orders, the newest first, and how many there are. */
export async function listOrdersOf(
  db: Db,
  actor: Actor,
  buyerId: string,
  most = FOUND_MOST,
  page = 1,
): Promise<{ orders: PurchaseOrder[]; count: number }> {
  authorise(actor, 'orders.read')
  const theirs = eq(purchaseOrder.buyerId, buyerId)
  const [orders, count] = await Promise.all([
    db
      .select()
      .from(purchaseOrder)
      .where(theirs)
      .orderBy(newestFirst(purchaseOrder.orderedAt))
      .limit(most)
      .offset((page - 1) * most),
    db.$count(purchaseOrder, theirs),
  ])
  return { orders, count }
}
