import { and, asc, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { lockOffers } from '#domain/catalogue/index.ts'
import { lockMoney } from '#domain/ledger/index.ts'
import { startPayment, type StartPaymentContext } from '#domain/payments/index.ts'
import { authorise } from './permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { lockPlaces } from './capacity/find-places.ts'
import { sellersOf, takePlaces } from './capacity/take-places.ts'
import type { Checkout } from './cart-input.ts'
import { memberKey } from './cart-owner.ts'
import { chargeFor } from './cart-rules.ts'
import { placeLines } from './place-lines.ts'
import { findSelling, priceOne, type PricedLine, signLines } from './price-lines.ts'
import { cartLine, orderLine, purchaseOrder, type PurchaseOrder } from './schema.server.ts'

/** What the buyer saw is not what would be paid: told, and asked again. */
export class CartChanged extends Conflict {}

export type PlacedOrder = Pick<PurchaseOrder, 'id' | 'state' | 'paymentId'>

type OrderContext = { settings: Settings; provider: StartPaymentContext['provider'] }

type Bought = Extract<PricedLine, { problem: undefined }> & { offer: NonNullable<PricedLine['offer']> }

/**
 * Buys all that is in the cart: from the balance at once, otherwise the order waits for its payment. Prices are read anew
 * under a lock and compared with what was shown. The same form sent again finds the order that it made.
 */
export async function placeOrder(
  tx: Transaction,
  actor: MemberActor,
  { key, shown, way, charge }: Checkout,
  { settings, provider }: OrderContext,
): Promise<PlacedOrder> {
  authorise(actor, 'order.place')
  // Whoever sends the same form at the same moment waits here for the first, and then finds its order.
  const available = await lockMoney(tx, actor.id)
  const before = await findByForm(tx, actor.id, key)
  if (before) return before
  const lines = await lockLines(tx, actor.id, shown, settings)
  const total = add(...lines.map(({ sum }) => sum.paysMinor))
  const paymentMinor = chargeFor(way, total, available)
  if (paymentMinor === undefined || paymentMinor !== minor(charge))
    throw new CartChanged('Your balance has changed meanwhile: look at the sum again')
  const order = await writeOrder(tx, {
    buyerId: actor.id,
    formKey: key,
    state: paymentMinor === 0n ? 'placed' : 'waiting',
    currency: settings.currency,
    totalMinor: total,
    paymentMinor,
    orderedAt: tx.now,
    endedAt: paymentMinor === 0n ? tx.now : null,
  })
  await writeLines(tx, order.id, lines)
  await tx.db.delete(cartLine).where(eq(cartLine.ownerKey, memberKey(actor.id)))
  if (paymentMinor > 0n) return awaitPayment(tx, actor, order, paymentMinor, { settings, provider })
  await placeLines(tx, order, lines.map(toPlace), settings)
  await tx.announce({ kind: 'order.ended', orderId: order.id, state: 'placed' })
  return order
}

async function findByForm(tx: Transaction, buyerId: string, formKey: string) {
  const [found] = await tx.db
    .select({ id: purchaseOrder.id, state: purchaseOrder.state, paymentId: purchaseOrder.paymentId })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.buyerId, buyerId), eq(purchaseOrder.formKey, formKey)))
  return found
}

async function lockLines(
  tx: Transaction,
  buyerId: string,
  shown: string,
  settings: Settings,
): Promise<Bought[]> {
  const lines = await tx.db
    .select()
    .from(cartLine)
    .where(eq(cartLine.ownerKey, memberKey(buyerId)))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.id))
    .for('update')
  if (lines.length === 0) throw new CartChanged('Your cart is empty: it was ordered or emptied meanwhile')
  const offers = await lockOffers(
    tx,
    lines.map(({ serviceId }) => serviceId),
  )
  const market = {
    offers,
    selling: await findSelling(tx.db, offers, buyerId, tx.now),
    settings,
    buyerId,
  }
  const found = lines.map((line) => priceOne(line, market))
  const priced = takePlaces(found, await lockPlaces(tx, sellersOf(found)))
  if (signLines(priced) !== shown)
    throw new CartChanged('Something in the cart has changed since you saw it: look at it again')
  return priced.map((one) => {
    if (one.problem || !one.offer)
      throw new CartChanged('Something in the cart can’t be bought now: remove it first')
    return { ...one, offer: one.offer }
  })
}

async function writeOrder(tx: Transaction, order: typeof purchaseOrder.$inferInsert): Promise<PurchaseOrder> {
  const [made] = await tx.db.insert(purchaseOrder).values(order).returning()
  if (!made) throw new Error('No order was written')
  return made
}

async function writeLines(tx: Transaction, orderId: string, lines: readonly Bought[]): Promise<void> {
  await tx.db.insert(orderLine).values(
    lines.map(({ line, offer, sum }, position) => ({
      orderId,
      position,
      serviceId: offer.id,
      sellerId: offer.sellerId,
      title: offer.content.title,
      tier: line.tier,
      packageTitle: sum.packageTitle,
      extras: sum.extras.map(({ id, title }) => ({ id, title })),
      quantity: line.quantity,
      priceMinor: sum.priceMinor,
      serviceFeeMinor: sum.serviceFeeMinor,
      paysMinor: sum.paysMinor,
      deliveryDays: sum.deliveryDays,
    })),
  )
}

const toPlace = ({ line, offer, sum }: Bought, position: number) => ({
  position,
  quantity: line.quantity,
  offer,
  sum,
})

async function awaitPayment(
  tx: Transaction,
  actor: MemberActor,
  order: PurchaseOrder,
  amount: Minor,
  context: OrderContext,
): Promise<PlacedOrder> {
  const { id: paymentId } = await startPayment(
    tx,
    actor,
    { amount, purpose: 'checkout', subjectId: order.id, returnTo: `/my/orders/${order.id}` },
    context,
  )
  await tx.db.update(purchaseOrder).set({ paymentId }).where(eq(purchaseOrder.id, order.id))
  return { ...order, paymentId }
}
