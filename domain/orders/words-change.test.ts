import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { ServiceContent } from '#domain/catalogue/index.ts'
import { someContent } from '#domain/catalogue/testing.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { deposited, findBalance } from '#domain/ledger/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { changeQuantity, takeNewPrices } from './change-cart.ts'
import { giveUpOrder } from './finish-order.ts'
import { finishOrderJob } from './jobs.ts'
import { findOwnOrder } from './order-queries.ts'
import { orderLine } from './schema.server.ts'
import { hashTerms, hasOtherTerms } from './terms-hash.ts'
import {
  aServiceForSale,
  cartContext,
  cartOf,
  checkoutOf,
  choose,
  order,
  put,
  rewrite,
  someSettings,
} from './testing.ts'

const { db, transaction } = await testDatabase()

const services = { db, transaction, settings: { current: () => someSettings } }
const PRICE = 7_000

/** Basic with an extra is in the cart of somebody. */
async function aChoice(moneyMinor = 0) {
  return transaction(async (tx) => {
    const buyer = actorOf(await makeMember(tx))
    if (moneyMinor > 0) await giveMoney(tx, buyer.id, moneyMinor)
    const service = await aServiceForSale(tx)
    await put(tx, buyer, choose(service.id, { extraIds: ['faster'] }))
    return { buyer, service }
  })
}

/** Ordered, and to be paid from elsewhere. */
async function aWaitingOrder() {
  const { buyer, service } = await aChoice()
  const [line] = (await cartOf(db, buyer)).lines
  const charge = String(line?.sum?.paysMinor)
  const checkout = await checkoutOf(db, buyer, { way: 'payment', charge })
  const { id: orderId } = await transaction((tx) => order(tx, buyer, checkout))
  return { buyer, service, orderId }
}

/** The money comes, and the worker hears of it. */
async function pay(buyer: MemberActor, orderId: string) {
  await transaction((tx) => giveMoney(tx, buyer.id, PRICE * 2))
  await finishOrderJob.run(services as never, { orderId })
  return findOwnOrder(db, buyer.id, orderId)
}

const dealsOf = (buyer: MemberActor) => db.select().from(deal).where(eq(deal.buyerId, buyer.id))

async function isChangedIn(buyer: MemberActor): Promise<boolean> {
  const [one] = (await cartOf(db, buyer)).lines
  if (!one?.termsHash) throw new Error('It can’t be bought')
  return hasOtherTerms(one.line.seenTermsHash, one.termsHash)
}

const basicWith = (given: Partial<ServiceContent['packages'][number]>) => ({
  packages: someContent({ categoryId: '' }).packages.map((one) =>
    one.tier === 'basic' ? { ...one, ...given } : one,
  ),
})

const otherWords: [string, Partial<ServiceContent>][] = [
  ['another title', { title: 'A careless piece of work by somebody else' }],
  ['another name of the package', basicWith({ title: 'Sketch' })],
  ['less that is included', basicWith({ includes: ['Half a piece'] })],
  ['fewer revisions', basicWith({ revisions: 0 })],
  [
    'an extra that is something else',
    { extras: [{ id: 'faster', title: 'A word of thanks', priceMinor: 2_000, addedDays: 0 }] },
  ],
  [
    'more asked of the buyer',
    {
      requirements: [
        { id: 'brief', question: 'Every text, written by you', kind: 'file', choices: [], isRequired: true },
      ],
    },
  ],
]

test.each(otherWords)(
  '%s than was ordered begins no deal: the money stays on the balance',
  async (_, given) => {
    const { buyer, service, orderId } = await aWaitingOrder()
    await transaction((tx) => rewrite(tx, service, given))
    const ended = await pay(buyer, orderId)
    expect(ended.state).toBe('returned')
    expect(ended.reason).toBe(
      `The seller of “${service.content.title}” has changed what it says since you ordered it: what you get, its revisions or what they ask you for`,
    )
    expect(await dealsOf(buyer)).toEqual([])
    expect(await findBalance(db, deposited(buyer.id))).toBe(BigInt(PRICE * 2))
    // What was chosen is in the cart again, and what is new about it is told there.
    expect(await isChangedIn(buyer)).toBe(true)
  },
)

test.each(otherWords)('%s than the cart showed stops the order', async (_, given) => {
  const { buyer, service } = await aChoice(PRICE * 2)
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => rewrite(tx, service, given))
  await expect(transaction((tx) => order(tx, buyer, checkout))).rejects.toThrow('has changed since you saw')
  expect(await dealsOf(buyer)).toEqual([])
})

test('what the page says beside the terms, another package and an extra not taken stop nothing', async () => {
  const { buyer, service, orderId } = await aWaitingOrder()
  const [basic, standard] = service.content.packages
  await transaction((tx) =>
    rewrite(tx, service, {
      description: `${service.content.description} Told a little better.`,
      packages: [basic!, { ...standard!, includes: ['Four pieces'] }],
      extras: [
        { id: 'print', title: 'A print of it', priceMinor: 3_000, addedDays: 2 },
        ...service.content.extras,
      ],
      faq: [],
    }),
  )
  expect((await pay(buyer, orderId)).state).toBe('placed')
  expect(await dealsOf(buyer)).toHaveLength(1)
})

test('a line in the cart is told of until its owner says yes; another quantity is no yes to other words', async () => {
  const { buyer, service } = await aChoice()
  expect(await isChangedIn(buyer)).toBe(false)
  await transaction((tx) => rewrite(tx, service, basicWith({ revisions: 0 })))
  expect(await isChangedIn(buyer)).toBe(true)
  const lineId = (await cartOf(db, buyer)).lines[0]?.line.id ?? ''
  await transaction((tx) => changeQuantity(tx, buyer, { lineId, quantity: 2 }, cartContext()))
  expect(await isChangedIn(buyer)).toBe(true)
  await transaction((tx) => takeNewPrices(tx, buyer, cartContext()))
  expect(await isChangedIn(buyer)).toBe(false)
})

test('given up, a line comes back with the words that were ordered', async () => {
  const { buyer, service, orderId } = await aWaitingOrder()
  await transaction((tx) => rewrite(tx, service, basicWith({ includes: ['Half a piece'] })))
  await transaction((tx) => giveUpOrder(tx, buyer, { orderId }))
  expect(await isChangedIn(buyer)).toBe(true)
})

test('an order from before words were kept is compared by its price and time alone', async () => {
  const { buyer, service, orderId } = await aWaitingOrder()
  await db.update(orderLine).set({ termsHash: null }).where(eq(orderLine.orderId, orderId))
  await transaction((tx) => rewrite(tx, service, basicWith({ title: 'Sketch' })))
  expect((await pay(buyer, orderId)).state).toBe('placed')
})

test('words are put into short the same way in every version: orders wait with them', () => {
  const { extras, ...content } = someContent({ categoryId: '', title: 'A careful piece of work' })
  const more = { id: 'print', title: 'A print of it', priceMinor: 3_000, addedDays: 2 }
  const chosen = { tier: 'basic' as const, extraIds: ['faster', 'print'] }
  const short = hashTerms(chosen, { ...content, extras: [...extras, more] })
  expect(short).toBe('RXQOva8rVYOarWyBczTyTplNQzumsHNlfmDgkISk5LE')
  // Moved about they say the same.
  expect(hashTerms(chosen, { ...content, extras: [more, ...extras] })).toBe(short)
})
