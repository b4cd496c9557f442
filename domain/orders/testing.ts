import type { Actor, MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { publishNewer, publishSome, someContent } from '#domain/catalogue/testing.ts'
import type { ServiceContent } from '#domain/catalogue/index.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { CartChoice, Checkout } from './cart-input.ts'
import { findCart } from './cart-queries.ts'
import { addToCart } from './change-cart.ts'
import { orderLine, purchaseOrder } from './schema.server.ts'
import { placeOrder, type PlacedOrder } from './place-order.ts'

export const someSettings = Object.fromEntries(
  settingKeys.map((key) => [key, definitions[key].initial]),
) as Settings

export const cartContext = (cartToken?: string) => ({
  cartToken,
  settings: someSettings,
  address: '203.0.113.9',
})

/** A service that can be bought, and its seller. */
export async function aServiceForSale(
  tx: Transaction,
  given: Partial<Omit<ServiceContent, 'categoryId'>> = {},
  by?: MemberActor,
) {
  const seller = by ?? actorOf(await makeMember(tx))
  const category = await makeCategory(tx)
  const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'The work' }]
  const content = someContent({ categoryId: category.id, gallery, ...given })
  const { id, slug } = await publishSome(tx, seller, content, someSettings)
  return { id, slug, seller, content }
}

/** The same price and time, in other words, where everyone sees them. */
export const rewrite = (
  tx: Transaction,
  { id, seller, content }: Awaited<ReturnType<typeof aServiceForSale>>,
  given: Partial<ServiceContent>,
) => publishNewer(tx, seller, id, { ...content, ...given }, someSettings)

export const choose = (serviceId: string, given: Partial<CartChoice> = {}): CartChoice => ({
  serviceId,
  tier: 'basic',
  extraIds: [],
  quantity: 1,
  ...given,
})

export const put = (tx: Transaction, actor: Actor, choice: CartChoice, cartToken?: string) =>
  addToCart(tx, actor, choice, cartContext(cartToken))

export const cartOf = (db: Db, actor: Actor, cartToken?: string) =>
  findCart(db, { actor, cartToken, settings: someSettings, now: new Date() })

/** Sends the form that the cart of this moment shows. */
export async function checkoutOf(
  db: Db,
  actor: MemberActor,
  given: Partial<Checkout> = {},
): Promise<Checkout> {
  const { shown } = await cartOf(db, actor)
  return { key: crypto.randomUUID(), shown, way: 'balance', charge: '0', ...given }
}

export const order = (tx: Transaction, actor: MemberActor, checkout: Checkout): Promise<PlacedOrder> =>
  placeOrder(tx, actor, checkout, { settings: someSettings, provider: 'sandbox' })

/** An order that waits for its payment; no payment was begun. */
export async function makeWaitingOrder(
  tx: Transaction,
  buyerId: string,
  paymentId?: string,
): Promise<string> {
  const service = await aServiceForSale(tx)
  const price = minor(5_000)
  const [made] = await tx.db
    .insert(purchaseOrder)
    .values({
      buyerId,
      formKey: crypto.randomUUID(),
      state: 'waiting',
      currency: 'USD',
      totalMinor: price,
      paymentMinor: price,
      paymentId,
      orderedAt: tx.now,
    })
    .returning({ id: purchaseOrder.id })
  if (!made) throw new Error('No order was made')
  await tx.db.insert(orderLine).values({
    orderId: made.id,
    position: 0,
    serviceId: service.id,
    sellerId: service.seller.id,
    title: service.content.title,
    tier: 'basic',
    packageTitle: 'Basic',
    extras: [],
    quantity: 1,
    priceMinor: price,
    serviceFeeMinor: minor(0),
    paysMinor: price,
    deliveryDays: 3,
  })
  return made.id
}
