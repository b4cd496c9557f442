import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor } from '#domain/actor.ts'
import { changePrices, pauseService } from '#domain/catalogue/index.ts'
import { someContent } from '#domain/catalogue/testing.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { cartChoiceInput, checkoutInput, quantityInput } from './cart-input.ts'
import { changeQuantity, removeFromCart, takeNewPrices } from './change-cart.ts'
import { memberKey } from './cart-owner.ts'
import type { MemberActor } from '#domain/actor.ts'
import { CART_LINES_MOST, chargeFor } from './cart-rules.ts'
import { joinCarts, sweepCarts } from './join-carts.ts'
import { eraseCart, exportOrders } from './own-data.ts'
import { cartLine } from './schema.server.ts'
import {
  aServiceForSale,
  cartOf,
  checkoutOf,
  choose,
  cartContext,
  order,
  put,
  someSettings,
} from './testing.ts'

const { db, transaction } = await testDatabase()

const aMember = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const forSale = () => transaction((tx) => aServiceForSale(tx))
/** Several pieces of it take as long as one. */
const asOne = () =>
  transaction((tx) =>
    aServiceForSale(tx, {
      packages: someContent({ categoryId: '' }).packages.map((one) => ({ ...one, takesAsOne: true })),
    }),
  )
const inCart = async (...whose: Parameters<typeof cartOf>) =>
  (await cartOf(...whose)).lines.map(({ line }) => `${line.tier} ${line.extraIds.join()} × ${line.quantity}`)

test('the same choice again is more of it, up to ten; another choice is another line', async () => {
  const [buyer, service] = [await aMember(), await forSale()]
  await transaction((tx) => put(tx, buyer, choose(service.id, { quantity: 6 })))
  await transaction((tx) => put(tx, buyer, choose(service.id, { quantity: 6 })))
  await transaction((tx) => put(tx, buyer, choose(service.id, { extraIds: ['faster', 'faster'] })))
  await transaction((tx) => put(tx, buyer, choose(service.id, { tier: 'standard' })))
  expect(await inCart(db, buyer)).toEqual(['basic  × 10', 'basic faster × 1', 'standard  × 1'])
  const [first] = (await cartOf(db, buyer)).lines
  expect(first?.sum?.priceMinor).toBe(50_000n)
  expect(first?.line.seenPriceMinor).toBe(50_000n)
})

test('a visitor’s cart is found by their cookie alone, and joins the member’s at sign-in', async () => {
  const [buyer, service] = [await aMember(), await forSale()]
  const [cookie, other] = [makeToken(), makeToken()]
  await transaction((tx) => put(tx, visitor, choose(service.id, { quantity: 7 }), cookie))
  await transaction((tx) => put(tx, visitor, choose(service.id, { tier: 'standard' }), cookie))
  await transaction((tx) => put(tx, buyer, choose(service.id, { quantity: 5 })))
  expect(await inCart(db, visitor, other)).toEqual([])
  expect(await inCart(db, visitor)).toEqual([])
  await Promise.all([1, 2, 3].map(() => transaction((tx) => joinCarts(tx, buyer, { cartToken: cookie }))))
  expect((await inCart(db, buyer)).toSorted()).toEqual(['basic  × 10', 'standard  × 1'])
  expect(await inCart(db, visitor, cookie)).toEqual([])
})

test('the same line of two carts is not told of as changed: more pieces were always to take more days', async () => {
  const [buyer, service, together, cookie] = [await aMember(), await forSale(), await asOne(), makeToken()]
  for (const { id } of [service, together]) {
    await transaction((tx) => put(tx, visitor, choose(id, { quantity: 2 }), cookie))
    await transaction((tx) => put(tx, buyer, choose(id)))
  }
  await transaction((tx) => joinCarts(tx, buyer, { cartToken: cookie }))
  const { lines } = await cartOf(db, buyer)
  expect(lines.map(({ line, sum }) => [line.quantity, line.seenDays, sum?.deliveryDays])).toEqual([
    [3, 9, 9],
    [3, 3, 3],
  ])
})

test('nobody puts their own service, a paused one or an unknown choice into the cart', async () => {
  const [buyer, service] = [await aMember(), await forSale()]
  const adding = (who: Parameters<typeof put>[1], given = {}) =>
    transaction((tx) => put(tx, who, choose(service.id, given)))
  await expect(adding(service.seller)).rejects.toThrow('nobody buys from themselves')
  await expect(adding(buyer, { tier: 'premium' })).rejects.toThrow('choose again')
  await expect(adding(buyer, { extraIds: ['nothing'] })).rejects.toThrow('choose again')
  await expect(adding(buyer, { serviceId: crypto.randomUUID() })).rejects.toThrow('not offered')
  await transaction((tx) => pauseService(tx, service.seller, { serviceId: service.id }))
  await expect(adding(buyer)).rejects.toThrow('paused')
  await expect(adding({ kind: 'visitor' })).rejects.toThrow('cookies')
  expect(await inCart(db, buyer)).toEqual([])
})

test('a new price is told until its owner says yes; a pause and an own service are told too', async () => {
  const [buyer, service] = [await aMember(), await forSale()]
  await transaction((tx) => put(tx, buyer, choose(service.id, { quantity: 2 })))
  const before = await cartOf(db, buyer)
  const packages = [{ tier: 'basic' as const, priceMinor: 6_000, deliveryDays: 4 }]
  await transaction((tx) =>
    changePrices(tx, service.seller, { serviceId: service.id, packages }, { settings: someSettings }),
  )
  const after = await cartOf(db, buyer)
  expect(after.shown).not.toBe(before.shown)
  expect(after.lines[0]).toMatchObject({ line: { seenPriceMinor: 10_000n }, sum: { priceMinor: 12_000n } })
  await transaction((tx) => takeNewPrices(tx, buyer, cartContext()))
  expect((await cartOf(db, buyer)).lines[0]?.line.seenPriceMinor).toBe(12_000n)
  await transaction((tx) => pauseService(tx, service.seller, { serviceId: service.id }))
  expect((await cartOf(db, buyer)).lines[0]?.problem).toBe('paused')
  const cookie = makeToken()
  const own = await forSale()
  await transaction((tx) => put(tx, visitor, choose(own.id), cookie))
  await transaction((tx) => joinCarts(tx, own.seller, { cartToken: cookie }))
  expect((await cartOf(db, own.seller)).lines[0]?.problem).toBe('own')
})

test('only its owner changes a line or takes it out', async () => {
  const [buyer, stranger, service] = [await aMember(), await aMember(), await forSale()]
  await transaction((tx) => put(tx, buyer, choose(service.id)))
  const lineId = (await cartOf(db, buyer)).lines[0]?.line.id ?? ''
  const changing = transaction((tx) => changeQuantity(tx, stranger, { lineId, quantity: 3 }, cartContext()))
  await expect(changing).rejects.toThrow('not in your cart')
  await transaction((tx) => removeFromCart(tx, stranger, { lineId }, cartContext()))
  await transaction((tx) => changeQuantity(tx, buyer, { lineId, quantity: 4 }, cartContext()))
  expect(await inCart(db, buyer)).toEqual(['basic  × 4'])
  await transaction((tx) => removeFromCart(tx, buyer, { lineId }, cartContext()))
  expect(await inCart(db, buyer)).toEqual([])
})

test('a cart is taken along and forgotten with its member; old carts of visitors are swept', async () => {
  const [buyer, service, cookie] = [await aMember(), await forSale(), makeToken()]
  await transaction((tx) => put(tx, buyer, choose(service.id)))
  await transaction((tx) => put(tx, visitor, choose(service.id), cookie))
  expect((await exportOrders(db, buyer.id)).cart).toHaveLength(1)
  const later = new Date(Date.now() + 61 * 86_400_000)
  await transaction((tx) => sweepCarts({ ...tx, now: later }))
  expect(await inCart(db, visitor, cookie)).toEqual([])
  expect(await inCart(db, buyer)).toHaveLength(1)
  await transaction((tx) => eraseCart(tx, buyer.id))
  expect(await inCart(db, buyer)).toEqual([])
})

test.each([0, 11, 1.5, 'many', '', null, undefined])('%j is no quantity', (quantity) => {
  const lineId = crypto.randomUUID()
  expect(quantityInput.safeParse({ lineId, quantity }).success).toBe(false)
  expect(cartChoiceInput.safeParse({ ...choose(lineId), quantity }).success).toBe(false)
})

test.each([
  { charge: '-1' },
  { charge: '1e9' },
  { key: 'again' },
  { shown: '' },
  { shown: 'x'.repeat(101) },
  { way: 'gift' },
])('%j is no checkout', (bad) => {
  const good = { key: crypto.randomUUID(), shown: 'abc', way: 'balance', charge: '0' }
  expect(checkoutInput.safeParse(good).success).toBe(true)
  expect(checkoutInput.safeParse({ ...good, ...bad }).success).toBe(false)
})

/** So many lines more, each like the one that is there but for its extras. */
async function addOthers(buyer: MemberActor, count: number) {
  const [line] = await db
    .select()
    .from(cartLine)
    .where(eq(cartLine.ownerKey, memberKey(buyer.id)))
  if (!line) throw new Error('The cart is empty')
  const { id: _, ...chosen } = line
  const others = Array.from({ length: count }, (_one, place) => [`extra-${place}`])
  await db.insert(cartLine).values(others.map((extraIds) => ({ ...chosen, extraIds })))
}

test('a full cart takes no other line, and more of what is in it', async () => {
  const [buyer, service, other] = [await aMember(), await forSale(), await forSale()]
  const more = (serviceId: string) => transaction((tx) => put(tx, buyer, choose(serviceId)))
  await more(service.id)
  await addOthers(buyer, CART_LINES_MOST - 1)
  await more(service.id)
  expect(await inCart(db, buyer)).toContain('basic  × 2')
  await expect(more(other.id)).rejects.toThrow(`A cart holds ${CART_LINES_MOST} lines`)
})

test('of more lines than an order takes nothing is ordered and nothing is lost', async () => {
  const [buyer, service] = [await aMember(), await forSale()]
  await transaction((tx) => put(tx, buyer, choose(service.id)))
  await addOthers(buyer, CART_LINES_MOST)
  const checkout = await checkoutOf(db, buyer)
  await expect(transaction((tx) => order(tx, buyer, checkout))).rejects.toThrow(
    `An order takes ${CART_LINES_MOST} lines, and your cart has ${CART_LINES_MOST + 1}`,
  )
  expect((await cartOf(db, buyer)).lines).toHaveLength(CART_LINES_MOST + 1)
})

const sums = (total: number, available: number) => ({
  total: minor(total),
  available: minor(available),
  least: minor(500),
})

test('where the balance is short the rest is a payment', () => {
  expect(chargeFor('both', sums(12_000, 4_000))).toBe(8_000n)
  expect(chargeFor('payment', sums(12_000, 4_000))).toBe(12_000n)
  expect(chargeFor('balance', sums(12_000, 4_000))).toBeUndefined()
})

test('nobody is sent away to pay a few cents: more of the balance is left instead', () => {
  expect(chargeFor('both', sums(12_000, 11_980))).toBe(500n)
  expect(chargeFor('both', sums(12_000, 11_500))).toBe(500n)
  expect(chargeFor('both', sums(12_000, 11_499))).toBe(501n)
})

test('what costs less than the least payment is paid one way or the other', () => {
  for (const available of [1, 200, 499]) expect(chargeFor('both', sums(500, available))).toBeUndefined()
  expect(chargeFor('payment', sums(400, 200))).toBe(400n)
})
