import { asc, eq, sql } from 'drizzle-orm'
import { findBanned, findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { lockOffers } from '#domain/catalogue/index.ts'
import { lockMoney } from '#domain/ledger/index.ts'
import { authorise } from './permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { lockPlaces } from './capacity/find-places.ts'
import { sellersOf, takePlaces } from './capacity/take-places.ts'
import { memberKey } from './cart-owner.ts'
import { putIn } from './join-carts.ts'
import { expectOrderMove, moveOrder } from './move-order.ts'
import { type LineToPlace, placeLines } from './place-lines.ts'
import { lockSelling, priceOne, type Selling } from './price-lines.ts'
import { type OrderLine, orderLine, purchaseOrder, type PurchaseOrder } from './schema.server.ts'
import { hasOtherTerms } from './terms-hash.ts'

/** The payment of an order has come: its deals begin, if all is still as it was ordered. Harmless twice. */
export async function finishOrder(
  tx: Transaction,
  actor: Actor,
  { orderId }: { orderId: string },
  { settings }: { settings: Settings },
): Promise<void> {
  authorise(actor, 'order.finish')
  const { order, lines } = await lockOrder(tx, orderId)
  if (!expectOrderMove(order, 'finishOrder')) return
  // Who places another order at the same moment holds their money first, and then the places of sellers: so does this.
  await lockMoney(tx, order.buyerId)
  await expectBuys(tx, order)
  const { priced, selling } = await priceAgain(tx, order, lines, settings)
  await noteDeals(tx, order.id, await placeLines(tx, order, priced, { settings, selling }))
  await moveOrder(tx, order, 'finishOrder')
}

/** The money is there and the order can't be: the money stays on the balance, the lines go back into the cart. */
export async function returnOrder(
  tx: Transaction,
  actor: Actor,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  authorise(actor, 'order.finish')
  const { order, lines } = await lockOrder(tx, orderId)
  if (!expectOrderMove(order, 'returnOrder')) return
  // What failed or was given up went back already.
  if (order.state === 'waiting') await putBack(tx, order, lines)
  await moveOrder(tx, order, 'returnOrder', reason)
}

/** Its payment came to nothing: the lines go back into the cart. */
export async function failOrder(
  tx: Transaction,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<void> {
  authorise(actor, 'order.finish')
  const { order, lines } = await lockOrder(tx, orderId)
  if (!expectOrderMove(order, 'failOrder')) return
  await putBack(tx, order, lines)
  await moveOrder(tx, order, 'failOrder', 'The payment did not come')
}

/** The buyer does not want to wait for the payment any more. Money that comes all the same stays on the balance. */
export async function giveUpOrder(
  tx: Transaction,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'order.give-up')
  const { order, lines } = await lockOrder(tx, orderId)
  if (order.buyerId !== memberId) throw new NotFound(NO_ORDER)
  if (!expectOrderMove(order, 'giveUpOrder')) return
  await putBack(tx, order, lines)
  await moveOrder(tx, order, 'giveUpOrder', 'You gave it up before it was paid')
}

export const NO_ORDER = 'There is no such order of yours'

async function lockOrder(tx: Transaction, orderId: string) {
  const [order] = await tx.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId)).for('update')
  if (!order) throw new NotFound(NO_ORDER)
  const lines = await tx.db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position))
  return { order, lines }
}

/** All as it was ordered, or nothing is. */
async function priceAgain(
  tx: Transaction,
  { buyerId }: PurchaseOrder,
  lines: readonly OrderLine[],
  settings: Settings,
): Promise<{ priced: LineToPlace[]; selling: Selling }> {
  const offers = await lockOffers(
    tx,
    lines.map(({ serviceId }) => serviceId),
  )
  const market = {
    offers,
    selling: await lockSelling(tx, offers, buyerId),
    settings,
    buyerId,
  }
  const found = lines.map((line) => priceOne({ ...line, extraIds: line.extras.map(({ id }) => id) }, market))
  const taken = takePlaces(found, await lockPlaces(tx, sellersOf(found)))
  const priced = taken.map(({ line, sum, termsHash, offer, problem }) => {
    if (problem === 'full')
      throw new Conflict(`“${line.title}” has no place left: its seller works on as many orders as they take`)
    if (!sum || !offer) throw new Conflict(`“${line.title}” can’t be ordered any more`)
    if (sum.paysMinor !== line.paysMinor || sum.deliveryDays !== line.deliveryDays)
      throw new Conflict(`“${line.title}” has another price or time now`)
    if (hasOtherTerms(line.termsHash, termsHash))
      throw new Conflict(
        `The seller of “${line.title}” has changed what it says since you ordered it: what you get, its revisions or what they ask you for`,
      )
    return { quantity: line.quantity, offer, sum }
  })
  return { priced, selling: market.selling }
}

/** The deals of the lines, in their order. */
async function noteDeals(tx: Transaction, orderId: string, dealIds: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    update order_line set deal_id = placed.deal_id
    from unnest(${sql.param(dealIds)}::uuid[]) with ordinality as placed(deal_id, place)
    where order_line.order_id = ${orderId}::uuid and order_line.position = placed.place - 1`)
}

/** Who was banned or leaves since begins nothing new, as little as one who orders now. */
async function expectBuys(tx: Transaction, { buyerId }: PurchaseOrder): Promise<void> {
  const isBanned = (await findBanned(tx.db, [buyerId])).size > 0
  const state = isBanned ? 'banned' : await stateOf(tx, buyerId)
  if (state === 'active') return
  const is = state === 'deleting' ? 'to be deleted' : state
  throw new Conflict(`Your account is ${is}: no new order begins, and the money stays on your balance`)
}

const stateOf = async (tx: Transaction, memberId: string) =>
  (await findPerson(tx.db, memberId))?.state ?? 'deleted'

const isGone = async (tx: Transaction, { buyerId }: PurchaseOrder) =>
  (await stateOf(tx, buyerId)) === 'deleted'

/** The cart of whoever is gone was emptied for good. */
async function putBack(tx: Transaction, order: PurchaseOrder, lines: readonly OrderLine[]): Promise<void> {
  if (await isGone(tx, order)) return
  await putIn(
    tx,
    memberKey(order.buyerId),
    lines.map(({ serviceId, tier, extras, quantity, priceMinor, deliveryDays, termsHash }) => ({
      serviceId,
      tier,
      extraIds: extras.map(({ id }) => id),
      quantity,
      seenPriceMinor: minor(priceMinor),
      seenDays: deliveryDays,
      seenTermsHash: termsHash,
      addedAt: order.orderedAt,
    })),
  )
}
