import { eq, like } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { changePrices, pauseService } from '#domain/catalogue/index.ts'
import { deal, milestone } from '#domain/deals/schema.server.ts'
import { deposited, findBalance } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findPayment, takePaymentEvent } from '#domain/payments/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import type { PaymentOutcome } from '#platform/payments/payment-provider.ts'
import { findCart } from './cart-queries.ts'
import { chargeFor, priceLine } from './cart-rules.ts'
import { finishOrder, giveUpOrder } from './finish-order.ts'
import { failOrderJob, finishOrderJob } from './jobs.ts'
import { findOwnOrder, listWaitingOrders } from './order-queries.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put, someSettings } from './testing.ts'

const database = await testDatabase()
const { db, transaction } = database

const aBuyer = (moneyMinor = 0) =>
  transaction(async (tx) => {
    const buyer = actorOf(await makeMember(tx))
    if (moneyMinor > 0) await giveMoney(tx, buyer.id, moneyMinor)
    return buyer
  })
const forSale = () => transaction((tx) => aServiceForSale(tx))
const balanceOf = (who: MemberActor) => findBalance(db, deposited(who.id))
const dealsOf = (who: MemberActor) => db.select().from(deal).where(eq(deal.buyerId, who.id))
const expectSoundBook = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

const services = { db, transaction, settings: { current: () => someSettings } }
/** What the worker does after the provider has spoken. */
const runJob = (job: typeof finishOrderJob | typeof failOrderJob, orderId: string) =>
  job.run(services as never, { orderId })

async function hear({ id, paymentId }: PlacedOrder, outcome: PaymentOutcome) {
  const paid = await findPayment(db, paymentId ?? '')
  if (!paid) throw new Error('The order has no payment')
  const { amount, currency, provider } = paid
  await takePaymentEvent(transaction, {
    provider,
    outcome,
    reference: `ref-${paid.id}`,
    paymentId: paid.id,
    amount,
    currency,
  })
  await runJob(outcome === 'succeeded' ? finishOrderJob : failOrderJob, id)
}

async function filledCart(moneyMinor = 0) {
  const buyer = await aBuyer(moneyMinor)
  const [one, two] = [await forSale(), await forSale()]
  await transaction((tx) => put(tx, buyer, choose(one.id, { quantity: 2, extraIds: ['faster'] })))
  await transaction((tx) => put(tx, buyer, choose(two.id)))
  // (5,000 + 2,000) × 2 and 5,000, and the buyer's fee on each.
  const total = (await cartOf(db, buyer)).lines.reduce(
    (sum, { sum: line }) => sum + (line?.paysMinor ?? 0n),
    0n,
  )
  return { buyer, one, two, total }
}

async function waitingOrder(moneyMinor = 0) {
  const cart = await filledCart(moneyMinor)
  const way = moneyMinor > 0 ? 'both' : 'payment'
  const charge = chargeFor(way, {
    total: minor(cart.total),
    available: minor(moneyMinor),
    least: minor(someSettings.topUpMinMinor),
  })
  const checkout = await checkoutOf(db, cart.buyer, { way, charge: String(charge) })
  const placed = await transaction((tx) => order(tx, cart.buyer, checkout))
  return { ...cart, checkout, placed }
}

test('from the balance: one order, one funded deal a line, and the cart is empty', async () => {
  const { buyer, one, total } = await filledCart(100_000)
  const checkout = await checkoutOf(db, buyer)
  const placed = await transaction((tx) => order(tx, buyer, checkout))
  expect(placed.state).toBe('placed')
  const deals = await dealsOf(buyer)
  expect(deals.map(({ state, origin, orderId }) => [state, origin, orderId])).toEqual([
    ['active', 'order', placed.id],
    ['active', 'order', placed.id],
  ])
  const [first] = deals.filter(({ serviceId }) => serviceId === one.id)
  expect(first).toMatchObject({
    sellerId: one.seller.id,
    feeBearer: 'seller',
    revisionsMost: 1,
    rules: { autoAcceptDays: someSettings.autoAcceptServiceDays },
    requirements: [{ id: 'brief', question: 'What is it for?', isRequired: true }],
  })
  const [part] = await db
    .select()
    .from(milestone)
    .where(eq(milestone.dealId, first?.id ?? ''))
  expect(part).toMatchObject({ state: 'funded', priceMinor: 14_000n, days: 6, dueAt: null })
  expect(await balanceOf(buyer)).toBe(100_000n - total)
  expect((await cartOf(db, buyer)).lines).toEqual([])
  const whole = await findOwnOrder(db, buyer.id, placed.id)
  expect(whole.lines.map(({ dealId }) => dealId).toSorted()).toEqual(deals.map(({ id }) => id).toSorted())
  expect(whole.totalMinor).toBe(total)
  await expectSoundBook()
})

test('the same form again finds the order that it made; the form of another tab finds an empty cart', async () => {
  const { buyer } = await filledCart(100_000)
  const [first, second] = [await checkoutOf(db, buyer), await checkoutOf(db, buyer)]
  const placed = await transaction((tx) => order(tx, buyer, first))
  expect((await transaction((tx) => order(tx, buyer, first))).id).toBe(placed.id)
  await expect(transaction((tx) => order(tx, buyer, second))).rejects.toThrow('Your cart is empty')
  expect(await dealsOf(buyer)).toHaveLength(2)
})

test('not enough money leaves nothing: no order, no deal, the cart as it was', async () => {
  const { buyer, total } = await filledCart(6_000)
  const checkout = await checkoutOf(db, buyer)
  await expect(transaction((tx) => order(tx, buyer, checkout))).rejects.toThrow('balance has changed')
  expect(await dealsOf(buyer)).toEqual([])
  expect((await cartOf(db, buyer)).lines).toHaveLength(2)
  expect(await balanceOf(buyer)).toBe(6_000n)
  // The sum that was shown for both ways together counts, too.
  const wrong = { ...checkout, way: 'both' as const, charge: String(total) }
  await expect(transaction((tx) => order(tx, buyer, wrong))).rejects.toThrow('balance has changed')
})

test('a price, a pause or a quantity that changed since it was shown stops everything', async () => {
  const { buyer, one, two } = await filledCart(100_000)
  const checkout = await checkoutOf(db, buyer)
  const packages = [{ tier: 'basic' as const, priceMinor: 4_000, deliveryDays: 3 }]
  await transaction((tx) =>
    changePrices(tx, one.seller, { serviceId: one.id, packages }, { settings: someSettings }),
  )
  await expect(transaction((tx) => order(tx, buyer, checkout))).rejects.toThrow('has changed since you saw')
  const again = await checkoutOf(db, buyer)
  await transaction((tx) => pauseService(tx, two.seller, { serviceId: two.id }))
  await expect(transaction((tx) => order(tx, buyer, again))).rejects.toThrow('has changed since you saw')
  const paused = await checkoutOf(db, buyer)
  await expect(transaction((tx) => order(tx, buyer, paused))).rejects.toThrow('can’t be bought now')
  expect(await dealsOf(buyer)).toEqual([])
  expect(await balanceOf(buyer)).toBe(100_000n)
})

test('with a payment the order waits; the provider’s word places it once, however often it comes', async () => {
  const { buyer, placed, total } = await waitingOrder()
  expect(placed.state).toBe('waiting')
  expect((await cartOf(db, buyer)).lines).toEqual([])
  expect(await listWaitingOrders(db, buyer.id)).toHaveLength(1)
  expect(await dealsOf(buyer)).toEqual([])
  await Promise.all([1, 2, 3].map(() => hear(placed, 'succeeded')))
  expect(await dealsOf(buyer)).toHaveLength(2)
  expect(await balanceOf(buyer)).toBe(0n)
  expect(await findOwnOrder(db, buyer.id, placed.id)).toMatchObject({ state: 'placed', totalMinor: total })
  await expectSoundBook()
})

test('balance and payment together are just enough', async () => {
  const { buyer, placed, total } = await waitingOrder(6_000)
  expect((await findPayment(db, placed.paymentId ?? ''))?.amount).toBe(total - 6_000n)
  await hear(placed, 'succeeded')
  expect(await dealsOf(buyer)).toHaveLength(2)
  expect(await balanceOf(buyer)).toBe(0n)
})

test('a payment that fails gives the lines back; money that comes late all the same stays on the balance', async () => {
  const { buyer, placed, total } = await waitingOrder()
  await hear(placed, 'failed')
  expect((await findOwnOrder(db, buyer.id, placed.id)).state).toBe('failed')
  expect((await cartOf(db, buyer)).lines.map(({ line }) => line.quantity).toSorted()).toEqual([1, 2])
  await hear(placed, 'succeeded')
  const late = await findOwnOrder(db, buyer.id, placed.id)
  expect(late).toMatchObject({ state: 'returned' })
  // Where the money is, is said by every order that was returned, and once.
  expect(late.reason).toBe('The payment came after the order had ended')
  expect(await balanceOf(buyer)).toBe(total)
  expect((await cartOf(db, buyer)).lines).toHaveLength(2)
  expect(await dealsOf(buyer)).toEqual([])
  await expectSoundBook()
})

test('given up before it is paid, the lines come back; a stranger can’t, and an order that is placed stays', async () => {
  const { buyer, placed } = await waitingOrder()
  const stranger = await aBuyer()
  const giveUp = (who: MemberActor) => transaction((tx) => giveUpOrder(tx, who, { orderId: placed.id }))
  await expect(giveUp(stranger)).rejects.toThrow('no such order')
  await expect(findOwnOrder(db, stranger.id, placed.id)).rejects.toThrow('no such order')
  await giveUp(buyer)
  await giveUp(buyer)
  expect((await cartOf(db, buyer)).lines).toHaveLength(2)
  const other = await waitingOrder()
  await hear(other.placed, 'succeeded')
  await expect(
    transaction((tx) => giveUpOrder(tx, other.buyer, { orderId: other.placed.id })),
  ).rejects.toThrow('is placed')
})

test('paused while it was being paid for: nothing is bought and the money stays on the balance', async () => {
  const { buyer, two, placed, total } = await waitingOrder()
  await transaction((tx) => pauseService(tx, two.seller, { serviceId: two.id }))
  await hear(placed, 'succeeded')
  const order = await findOwnOrder(db, buyer.id, placed.id)
  expect(order.state).toBe('returned')
  expect(order.reason).toContain(two.content.title)
  expect(await dealsOf(buyer)).toEqual([])
  expect(await balanceOf(buyer)).toBe(total)
  expect((await cartOf(db, buyer)).lines.map(({ problem }) => problem)).toContain('paused')
})

test('the balance was spent elsewhere while the rest was being paid: the payment stays on the balance', async () => {
  const { buyer, placed, total } = await waitingOrder(6_000)
  const other = await forSale()
  await transaction((tx) => put(tx, buyer, choose(other.id)))
  const cheap = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, cheap))
  const left = await balanceOf(buyer)
  await hear(placed, 'succeeded')
  expect((await findOwnOrder(db, buyer.id, placed.id)).state).toBe('returned')
  expect(await balanceOf(buyer)).toBe(left + total - 6_000n)
  expect(await dealsOf(buyer)).toHaveLength(1)
  await expectSoundBook()
})

test('what is shown for a line is what is posted, whatever the price, the fees and the pieces', async () => {
  const buyer = await aBuyer(100_000_000)
  const anyFees = fc.record({
    priceMinor: fc.integer({ min: someSettings.servicePriceMinMinor, max: 300_000 }),
    extraMinor: fc.integer({ min: 100, max: 9_999 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    sellerCommissionBasisPoints: fc.integer({ min: 0, max: 3_000 }),
    buyerServiceFeeBasisPoints: fc.integer({ min: 0, max: 1_000 }),
    minimumCommissionMinor: fc.integer({ min: 0, max: 500 }),
  })
  await fc.assert(
    fc.asyncProperty(anyFees, async ({ priceMinor, extraMinor, quantity, ...fees }) => {
      const settings = { ...someSettings, ...fees }
      const content = {
        packages: [
          {
            tier: 'basic' as const,
            title: 'Basic',
            includes: ['One piece'],
            priceMinor,
            deliveryDays: 3,
            revisions: null,
          },
        ],
        extras: [{ id: 'more', title: 'More of it', priceMinor: extraMinor, addedDays: 1 }],
      }
      const service = await transaction((tx) => aServiceForSale(tx, content))
      const choice = choose(service.id, { quantity, extraIds: ['more'] })
      await transaction((tx) => put(tx, buyer, choice))
      const cart = await findCart(db, { actor: buyer, cartToken: undefined, settings, now: new Date() })
      const told = priceLine(choice, content, {
        commissionBasisPoints: fees.sellerCommissionBasisPoints,
        minimumCommissionMinor: fees.minimumCommissionMinor,
        buyerServiceFeeBasisPoints: fees.buyerServiceFeeBasisPoints,
      })
      expect(cart.lines[0]?.sum).toEqual(told)
      const before = await balanceOf(buyer)
      const checkout = { key: crypto.randomUUID(), shown: cart.shown, way: 'balance' as const, charge: '0' }
      await transaction((tx) => placeOrder(tx, buyer, checkout, { settings, provider: undefined }))
      expect(before - (await balanceOf(buyer))).toBe(told?.paysMinor)
    }),
    { numRuns: 25 },
  )
  await expectSoundBook()
}, 60_000)

test('the buyer is written to once about what was placed and about what could not be', async () => {
  const { placed, two } = await waitingOrder()
  await transaction((tx) => pauseService(tx, two.seller, { serviceId: two.id }))
  await hear(placed, 'succeeded')
  const letters = await db
    .select()
    .from(mailMessage)
    .where(like(mailMessage.text, `%/my/orders/${placed.id}%`))
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('was not placed')])
  expect(letters[0]?.text).toContain(`/my/orders/${placed.id}`)
})

test('deadlines run by nobody but the clock', async () => {
  const { buyer, placed } = await waitingOrder()
  const input = { orderId: placed.id }
  const context = { settings: someSettings }
  await expect(transaction((tx) => finishOrder(tx, buyer, input, context))).rejects.toThrow()
  // Not paid for: nothing can be funded, and nothing is left of the try.
  await expect(transaction((tx) => finishOrder(tx, clockActor, input, context))).rejects.toThrow('not enough')
  expect(await dealsOf(buyer)).toEqual([])
})
