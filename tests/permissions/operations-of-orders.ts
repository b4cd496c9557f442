import type { Actor } from '#domain/actor.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import {
  addToCart,
  changeQuantity,
  failOrder,
  findCart,
  finishOrder,
  giveUpOrder,
  joinCarts,
  placeOrder,
  removeFromCart,
  returnOrder,
  setCapacity,
  takeNewPrices,
} from '#domain/orders/index.ts'
import { cartLine } from '#domain/orders/schema.server.ts'
import { aServiceForSale, choose, cartContext, makeWaitingOrder, put } from '#domain/orders/testing.ts'
import { everyone, livingMembers, operation, type Operations, own } from './operation.ts'
import { context, type Scene } from './scene.ts'

const TOKEN = 'a-cart-of-somebody-who-looks-around'
const people = everyone.filter((person) => person === 'visitor' || livingMembers.includes(person))

/** A line in the cart of whoever asks; for those without one, in the cart of a cookie. */
async function aLine({ tx, asks }: Scene): Promise<string> {
  const { id } = await aServiceForSale(tx)
  const owner: Actor = asks.kind === 'member' && !asks.viewedBy ? asks : { kind: 'visitor' }
  await put(tx, owner, choose(id), TOKEN)
  const lines = await tx.db.select({ id: cartLine.id }).from(cartLine)
  return lines.at(-1)?.id ?? ''
}

const cart = cartContext(TOKEN)

export const operationsOfOrders: Operations = {
  'orders.addToCart': own(people, async ({ tx, asks }) => {
    const { id } = await aServiceForSale(tx)
    return () => addToCart(tx, asks, choose(id), cart)
  }),
  'orders.changeQuantity': own(people, async (scene) => {
    const lineId = await aLine(scene)
    return () => changeQuantity(scene.tx, scene.asks, { lineId, quantity: 2 }, cart)
  }),
  'orders.removeFromCart': own(people, async (scene) => {
    const lineId = await aLine(scene)
    return () => removeFromCart(scene.tx, scene.asks, { lineId }, cart)
  }),
  'orders.takeNewPrices': own(people, async (scene) => {
    await aLine(scene)
    return () => takeNewPrices(scene.tx, scene.asks, cart)
  }),
  'orders.joinCarts': own(livingMembers, async ({ tx, self }) => {
    const { id } = await aServiceForSale(tx)
    await put(tx, { kind: 'visitor' }, choose(id), TOKEN)
    return () => joinCarts(tx, self, { cartToken: TOKEN })
  }),
  'orders.placeOrder': own(
    ['Ann', 'Ann, an administrator', 'another member', 'administrator', 'moderator', 'support', 'finance'],
    async (scene) => {
      const { tx, self, mine } = scene
      await giveMoney(tx, mine.id, 100_000)
      await aLine(scene)
      const { shown } = await shownTo(scene)
      const checkout = { key: crypto.randomUUID(), shown, way: 'balance' as const, charge: '0' }
      return () => placeOrder(tx, self, checkout, { settings: context.settings, provider: 'sandbox' })
    },
  ),
  'orders.setCapacity': own(
    ['Ann', 'Ann, an administrator', 'another member', 'administrator', 'moderator', 'support', 'finance'],
    ({ tx, self }) =>
      () =>
        setCapacity(tx, self, { most: 3 }),
  ),
  'orders.giveUpOrder': own(livingMembers, async ({ tx, asks, mine }) => {
    const orderId = await makeWaitingOrder(tx, mine.id)
    return () => giveUpOrder(tx, asks, { orderId })
  }),
  'orders.finishOrder': operation(['clock'], async ({ tx, asks, ann }) => {
    const orderId = await makeWaitingOrder(tx, ann.id)
    await giveMoney(tx, ann.id, 5_000)
    return () => finishOrder(tx, asks, { orderId }, { settings: context.settings })
  }),
  'orders.returnOrder': operation(['clock'], async ({ tx, asks, ann }) => {
    const orderId = await makeWaitingOrder(tx, ann.id)
    return () => returnOrder(tx, asks, { orderId, reason: 'It is not offered any more' })
  }),
  'orders.failOrder': operation(['clock'], async ({ tx, asks, ann }) => {
    const orderId = await makeWaitingOrder(tx, ann.id)
    return () => failOrder(tx, asks, { orderId })
  }),
}

/** The cart is read as its page reads it, in the same transaction. */
async function shownTo({ tx, asks }: Scene) {
  return findCart(tx.db as unknown as Scene['db'], {
    actor: asks,
    cartToken: TOKEN,
    settings: context.settings,
    now: tx.now,
  })
}
