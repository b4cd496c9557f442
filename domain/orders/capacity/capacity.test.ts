import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { orders } from '../area.ts'
import { CartChanged } from '../place-order.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put } from '../testing.ts'
import { findPlaces } from './find-places.ts'
import { setCapacity } from './set-capacity.ts'

const { db, transaction: run } = await testDatabase()

const aService = (by?: MemberActor) => run((tx) => aServiceForSale(tx, {}, by))
const aBuyer = () =>
  run(async (tx) => {
    const buyer = actorOf(await makeMember(tx))
    await giveMoney(tx, buyer.id, 1_000_000)
    return buyer
  })
const limit = (seller: MemberActor, most: number | null) => run((tx) => setCapacity(tx, seller, { most }))
async function buy(buyer: MemberActor, serviceId: string) {
  await run((tx) => put(tx, buyer, choose(serviceId)))
  const checkout = await checkoutOf(db, buyer)
  return run((tx) => order(tx, buyer, checkout))
}

test('a seller who takes two orders at once is full with the second, over all of their services', async () => {
  const { id, seller } = await aService()
  const other = await aService(seller)
  await limit(seller, 2)
  await buy(await aBuyer(), id)
  expect((await findPlaces(db, [seller.id])).get(seller.id)).toMatchObject({ most: 2, left: 1 })
  await buy(await aBuyer(), other.id)
  const late = await aBuyer()
  await expect(run((tx) => put(tx, late, choose(id)))).rejects.toThrow('as many orders as they take')
  await limit(seller, null)
  await buy(late, id)
})

test('what was put into the cart before is told to be full before anything is paid', async () => {
  const { id, seller } = await aService()
  await limit(seller, 1)
  const [early, late] = [await aBuyer(), await aBuyer()]
  for (const buyer of [early, late]) await run((tx) => put(tx, buyer, choose(id)))
  const checkout = await checkoutOf(db, late)
  await run(async (tx) => order(tx, early, await checkoutOf(db, early)))
  expect((await cartOf(db, late)).lines).toMatchObject([{ problem: 'full' }])
  await expect(run((tx) => order(tx, late, checkout))).rejects.toBeInstanceOf(CartChanged)
})

test('of a cart with more lines than places the last ones are full', async () => {
  const { id, seller } = await aService()
  const other = await aService(seller)
  await limit(seller, 1)
  const buyer = await aBuyer()
  await run((tx) => put(tx, buyer, choose(id)))
  await run((tx) => put(tx, buyer, choose(other.id)))
  expect((await cartOf(db, buyer)).lines.map(({ problem }) => problem)).toEqual([undefined, 'full'])
})

test('of two who want the last place at once one has it, and the other is told', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, seller } = await aService()
    await limit(seller, 1)
    const buyers = [await aBuyer(), await aBuyer()]
    for (const buyer of buyers) await run((tx) => put(tx, buyer, choose(id)))
    const forms = await Promise.all(buyers.map((buyer) => checkoutOf(db, buyer)))
    const sent = await Promise.allSettled(
      buyers.map((buyer, at) => run((tx) => order(tx, buyer, forms[at] as (typeof forms)[number]))),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [lost] = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(lost).toBeInstanceOf(CartChanged)
  }
})

test('pages of a seller are made anew when an order of theirs moves, or when they take another number', () => {
  const sellerId = crypto.randomUUID()
  const teamId = crypto.randomUUID()
  const ends = { dealId: '', from: '', to: '', buyerId: null, serviceId: crypto.randomUUID() }
  const moved = { kind: 'deal.moved', ...ends, sellerId, teamId: null } as const
  const drop = { dropPages: [`capacity:${sellerId}`] }
  expect(orders.reactions?.['deal.moved']?.(moved)).toContainEqual(drop)
  const ofTeam = { dropPages: [`capacity:${teamId}`] }
  expect(orders.reactions?.['deal.moved']?.({ ...moved, teamId })).toContainEqual(ofTeam)
  const changed = { kind: 'seller.capacity-changed', sellerId } as const
  expect(orders.reactions?.['seller.capacity-changed']?.(changed)).toEqual([drop])
})

test('what is claimed after its end takes no place: the work is done', async () => {
  const { id, seller } = await aService()
  await limit(seller, 1)
  await buy(await aBuyer(), id)
  const left = async () => (await findPlaces(db, [seller.id])).get(seller.id)?.left
  expect(await left()).toBe(0)
  await db.update(deal).set({ state: 'disputed' }).where(eq(deal.sellerId, seller.id))
  expect(await left()).toBe(0)
  await db.update(deal).set({ endedAt: new Date() }).where(eq(deal.sellerId, seller.id))
  expect(await left()).toBe(1)
})
