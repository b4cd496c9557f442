import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { memberKey } from './cart-owner.ts'
import { cartLine, orderLine, purchaseOrder, sellerCapacity } from './schema.server.ts'

/** A member's cart and orders, to take along. */
export async function exportOrders(db: Db, memberId: string) {
  const cart = await db
    .select({
      serviceId: cartLine.serviceId,
      package: cartLine.tier,
      extras: cartLine.extraIds,
      quantity: cartLine.quantity,
      addedAt: cartLine.addedAt,
    })
    .from(cartLine)
    .where(eq(cartLine.ownerKey, memberKey(memberId)))
    .orderBy(asc(cartLine.addedAt))
  const orders = await db
    .select()
    .from(purchaseOrder)
    .where(eq(purchaseOrder.buyerId, memberId))
    .orderBy(newestFirst(purchaseOrder.orderedAt))
  const ids = orders.map(({ id }) => id)
  const lines = ids.length
    ? await db
        .select()
        .from(orderLine)
        .where(inArray(orderLine.orderId, ids))
        .orderBy(asc(orderLine.orderId), asc(orderLine.position))
    : []
  const [capacity] = await db.select().from(sellerCapacity).where(eq(sellerCapacity.sellerId, memberId))
  return {
    cart,
    ordersAtOnce: capacity?.most ?? null,
    orders: orders.map((order) => ({
      number: order.number,
      state: order.state,
      orderedAt: order.orderedAt,
      currency: order.currency,
      totalMinor: String(order.totalMinor),
      paymentMinor: String(order.paymentMinor),
      reason: order.reason,
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ title, packageTitle, extras, quantity, paysMinor, dealId }) => ({
          title,
          package: packageTitle,
          extras: extras.map((extra) => extra.title),
          quantity,
          paysMinor: String(paysMinor),
          dealId,
        })),
    })),
  }
}

/** The cart goes; orders stay as the book of what was paid, and name nobody. */
export async function eraseCart(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(cartLine).where(eq(cartLine.ownerKey, memberKey(memberId)))
  await tx.db.delete(sellerCapacity).where(eq(sellerCapacity.sellerId, memberId))
}
