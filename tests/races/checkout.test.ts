import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { pauseService, resumeService } from '#domain/catalogue/index.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { deposited, findBalance } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { CartChanged } from '#domain/orders/index.ts'
import { purchaseOrder } from '#domain/orders/schema.server.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put } from '#domain/orders/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { inRounds, ROUNDS } from './rounds.ts'

const PRICE = 5_000
const database = await testDatabase()
const { db, transaction } = database
const service = await transaction((tx) => aServiceForSale(tx))
const nothingShared = async () => undefined

/** Somebody with money for one order and a bit, and that order in the cart. */
const aBuyer = () =>
  transaction(async (tx) => {
    const buyer = actorOf(await makeMember(tx))
    await giveMoney(tx, buyer.id, PRICE * 3)
    await put(tx, buyer, choose(service.id))
    return buyer
  })

const ordersOf = (buyerId: string) =>
  db.select().from(purchaseOrder).where(eq(purchaseOrder.buyerId, buyerId))
const dealsOf = (buyerId: string) => db.select().from(deal).where(eq(deal.buyerId, buyerId))

test('the same checkout sent twice at once, and by another tab, makes one order in every round', async () => {
  await inRounds(nothingShared, async () => {
    const buyer = await aBuyer()
    const paid = (await cartOf(db, buyer)).lines[0]?.sum?.paysMinor ?? 0n
    const [form, otherTab] = [await checkoutOf(db, buyer), await checkoutOf(db, buyer)]
    const answers = await Promise.allSettled(
      [form, form, otherTab, otherTab].map((sent) => transaction((tx) => order(tx, buyer, sent))),
    )
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.id : []))
    const told = answers.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
    expect(new Set(made).size).toBe(1)
    expect(made).toHaveLength(2)
    expect(told.every((reason) => reason instanceof CartChanged)).toBe(true)
    expect(await ordersOf(buyer.id)).toHaveLength(1)
    expect(await dealsOf(buyer.id)).toHaveLength(1)
    expect(await findBalance(db, deposited(buyer.id))).toBe(BigInt(PRICE * 3) - paid)
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 300_000)

test('a checkout against a pause: it is bought before, or not at all, in every round', async () => {
  const { id: serviceId, seller } = service
  const outcomes = { bought: 0, refused: 0 }
  for (let round = 0; round < ROUNDS / 2; round++) {
    const buyer = await aBuyer()
    const form = await checkoutOf(db, buyer)
    const buy = () => transaction((tx) => order(tx, buyer, form))
    const pause = () => transaction((tx) => pauseService(tx, seller, { serviceId }))
    const [first, second] = round % 2 === 0 ? [buy, pause] : [pause, buy]
    const answers = await Promise.allSettled([first(), second()])
    const bought = answers[round % 2 === 0 ? 0 : 1]
    if (bought?.status === 'rejected') expect(bought.reason).toBeInstanceOf(CartChanged)
    const isBought = bought?.status === 'fulfilled'
    outcomes[isBought ? 'bought' : 'refused']++
    expect(await dealsOf(buyer.id)).toHaveLength(isBought ? 1 : 0)
    expect((await cartOf(db, buyer)).lines).toHaveLength(isBought ? 0 : 1)
    await transaction((tx) => resumeService(tx, seller, { serviceId }))
  }
  expect(outcomes.bought + outcomes.refused).toBe(ROUNDS / 2)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 300_000)
