import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { failOrder, finishOrder, giveUpOrder, returnOrder } from './finish-order.ts'
import { finishOrderJob } from './jobs.ts'
import { isDone, whyNotOrder } from './policy.ts'
import { purchaseOrder } from './schema.server.ts'
import { type OrderMove, type OrderMoveName, orderMoves, orderStates, type OrderState } from './states.ts'
import {
  aServiceForSale,
  cartOf,
  checkoutOf,
  choose,
  makeWaitingOrder,
  order,
  put,
  someSettings,
} from './testing.ts'

const { db, transaction } = await testDatabase()

type Made = { orderId: string; buyer: MemberActor }
type EndMove = Exclude<OrderMoveName, 'placeOrder'>

/** The operation of every row that ends an order: a row without one does not compile. */
const operations: Record<EndMove, (tx: Transaction, made: Made) => Promise<void>> = {
  finishOrder: (tx, made) => finishOrder(tx, clockActor, made, { settings: someSettings }),
  returnOrder: (tx, made) => returnOrder(tx, clockActor, { ...made, reason: 'It is gone' }),
  failOrder: (tx, made) => failOrder(tx, clockActor, made),
  giveUpOrder: (tx, { buyer, orderId }) => giveUpOrder(tx, buyer, { orderId }),
}

const moveInto: Partial<Record<OrderState, EndMove>> = {
  placed: 'finishOrder',
  failed: 'failOrder',
  cancelled: 'giveUpOrder',
  returned: 'returnOrder',
}

const stateOf = async (orderId: string) =>
  (await db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId)))[0]?.state

/** An order whose payment is on the balance already. */
async function anOrderIn(state: OrderState): Promise<Made> {
  const made = await transaction(async (tx) => {
    const buyer = actorOf(await makeMember(tx))
    await giveMoney(tx, buyer.id, 100_000)
    return { buyer, orderId: await makeWaitingOrder(tx, buyer.id) }
  })
  const move = moveInto[state]
  if (move) await transaction((tx) => operations[move](tx, made))
  expect(await stateOf(made.orderId)).toBe(state)
  return made
}

const moveNames = Object.keys(operations) as EndMove[]

test.each(moveNames.flatMap((name) => orderStates.map((state) => [name, state] as const)))(
  '%s of an order that is %s does what its row says',
  async (name, state) => {
    const made = await anOrderIn(state)
    const row: OrderMove = orderMoves[name]
    const attempt = transaction((tx) => operations[name](tx, made))
    if (row.from.includes(state)) {
      await attempt
      expect(row.to).toEqual([await stateOf(made.orderId)])
    } else if (isDone(name, state)) {
      await attempt
      expect(await stateOf(made.orderId)).toBe(state)
    } else {
      const told = await attempt.catch((error: unknown) => error)
      expect(told).toBeInstanceOf(Conflict)
      expect((told as Conflict).message).toBe(whyNotOrder(name, state))
      expect(await stateOf(made.orderId)).toBe(state)
    }
  },
)

test('an order begins as its row says: placed from the balance, or waiting for its payment', async () => {
  const begun = await Promise.all(
    (['balance', 'payment'] as const).map(async (way) => {
      const service = await transaction((tx) => aServiceForSale(tx))
      const buyer = await transaction(async (tx) => {
        const who = actorOf(await makeMember(tx))
        if (way === 'balance') await giveMoney(tx, who.id, 100_000)
        await put(tx, who, choose(service.id))
        return who
      })
      const { lines } = await cartOf(db, buyer)
      const charge = way === 'balance' ? '0' : String(lines[0]?.sum?.paysMinor)
      const checkout = await checkoutOf(db, buyer, { way, charge })
      return (await transaction((tx) => order(tx, buyer, checkout))).state
    }),
  )
  expect(begun.toSorted()).toEqual(orderMoves.placeOrder.to.toSorted())
})

test('every state of an order is led to', () => {
  const led = new Set<string>(Object.values(orderMoves).flatMap(({ to }) => to))
  expect([...led].toSorted()).toEqual(orderStates.toSorted())
})

test.each([
  { state: 'deleted', is: 'deleted', lines: 0 },
  { state: 'deleting', is: 'to be deleted', lines: 1 },
] as const)(
  '$state while it was being paid for: nothing begins, and only who is still there has the lines in their cart again',
  async ({ state, is, lines }) => {
    const { orderId, buyer } = await anOrderIn('waiting')
    await db.update(member).set({ state }).where(eq(member.id, buyer.id))
    const services = { db, transaction, settings: { current: () => someSettings } }
    await finishOrderJob.run(services as never, { orderId })
    const [ended] = await db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
    expect(ended).toMatchObject({
      state: 'returned',
      reason: `Your account is ${is}: no new order begins, and the money stays on your balance`,
    })
    expect(await db.$count(deal, eq(deal.buyerId, buyer.id))).toBe(0)
    expect((await cartOf(db, buyer)).lines).toHaveLength(lines)
  },
)
