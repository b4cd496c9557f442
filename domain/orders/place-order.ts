import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { findOffers } from '#domain/catalogue/index.ts'
import { startPayment, type StartPaymentContext } from '#domain/payments/index.ts'
import { authorise } from './permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { takePlaces } from './capacity/take-places.ts'
import type { Checkout } from './cart-input.ts'
import { CART_LINES_MOST, chargeFor } from './cart-rules.ts'
import { placeLines } from './place-lines.ts'
import { lockSelling, priceOne, type PricedLine, type Selling, signLines } from './price-lines.ts'
import { cartLine, orderLine, purchaseOrder, type PurchaseOrder } from './schema.server.ts'
import { takeCart, type TakenCart } from './take-cart.ts'

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
  const cart = await takeCart(tx, actor.id, key)
  try {
    const priced = await priceCart(tx, actor.id, cart, shown, settings)
    const total = add(...priced.lines.map(({ sum }) => sum.paysMinor))
    const least = minor(settings.topUpMinMinor)
    const paymentMinor = chargeFor(way, { total, available: cart.available, least })
    if (paymentMinor === undefined || paymentMinor !== minor(charge))
      throw new CartChanged('Your balance has changed meanwhile: look at the sum again')
    return await writeOrder(tx, actor, { key, total, paymentMinor, ...priced }, { settings, provider })
  } catch (error) {
    const before = error instanceof CartChanged ? await findByForm(tx, actor.id, key) : undefined
    if (!before) throw error
    // What was put in since is not what this form was about.
    if (cart.lines.length > 0) await tx.db.insert(cartLine).values(cart.lines)
    return before
  }
}

type Priced = { lines: Bought[]; selling: Selling }

async function writeOrder(
  tx: Transaction,
  actor: MemberActor,
  { key, total, paymentMinor, lines, selling }: Priced & { key: string; total: Minor; paymentMinor: Minor },
  { settings, provider }: OrderContext,
): Promise<PlacedOrder> {
  const isPaid = paymentMinor === 0n
  const [order] = await tx.db
    .insert(purchaseOrder)
    .values({
      buyerId: actor.id,
      formKey: key,
      state: isPaid ? 'placed' : 'waiting',
      currency: settings.currency,
      totalMinor: total,
      paymentMinor,
      orderedAt: tx.now,
      endedAt: isPaid ? tx.now : null,
    })
    .returning()
  if (!order) throw new Error('No order was written')
  const dealIds = isPaid ? await placeLines(tx, order, lines.map(toPlace), { settings, selling }) : []
  writeLines(tx, order.id, lines, dealIds)
  if (!isPaid) return awaitPayment(tx, actor, order, paymentMinor, { settings, provider })
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

async function priceCart(
  tx: Transaction,
  buyerId: string,
  { lines, places }: TakenCart,
  shown: string,
  settings: Settings,
): Promise<Priced> {
  if (lines.length === 0) throw new CartChanged('Your cart is empty: it was ordered or emptied meanwhile')
  // What a visitor chose comes along whole: nothing of it is lost, and an order is not without end.
  if (lines.length > CART_LINES_MOST)
    throw new CartChanged(
      `An order takes ${CART_LINES_MOST} lines, and your cart has ${lines.length}: remove some first, and order them after this one`,
    )
  const offers = await findOffers(
    tx.db,
    lines.map(({ serviceId }) => serviceId),
  )
  const selling = await lockSelling(tx, offers, buyerId)
  const market = { offers, selling, settings, buyerId }
  const priced = takePlaces(
    lines.map((line) => priceOne(line, market)),
    places,
  )
  if (signLines(priced) !== shown)
    throw new CartChanged('Something in the cart has changed since you saw it: look at it again')
  const bought = priced.map((one) => {
    if (one.problem || !one.offer)
      throw new CartChanged('Something in the cart can’t be bought now: remove it first')
    return { ...one, offer: one.offer }
  })
  return { lines: bought, selling }
}

function writeLines(
  tx: Transaction,
  orderId: string,
  lines: readonly Bought[],
  dealIds: readonly string[],
): void {
  const rows = lines.map(({ line, offer, sum, termsHash }, position) => ({
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
    termsHash,
    dealId: dealIds[position] ?? null,
  }))
  writeSoon(tx.db, { query: tx.db.insert(orderLine).values(rows) })
}

const toPlace = ({ line, offer, sum }: Bought) => ({ quantity: line.quantity, offer, sum })

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
