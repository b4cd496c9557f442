import { afterAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, milestonesOf } from '#domain/deals/testing.ts'
import { placeOrder } from '#domain/orders/index.ts'
import { aServiceForSale, checkoutOf, choose, put } from '#domain/orders/testing.ts'
import { askPayout, movePayout, type PayoutMove } from '#domain/payouts/index.ts'
import { context, makePayee } from '#domain/payouts/testing.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import type { Sent } from '../server/frontend-messages.ts'
import { fillCarts } from '../server/full-carts.ts'
import { openStatementCounter } from './count-statements.ts'

// How many statements there are is a bound of what is asked of the database, and no measure of speed.
const { url, db } = await testDatabase()
const { transaction, record, close } = await openStatementCounter(url)
afterAll(close)

/** Tells all of them where there are more. */
const expectAtMost = (sent: readonly Sent[], most: number) =>
  expect(sent.length > most ? sent.map(({ text }) => text) : []).toEqual([])

const pay = async (actor: MemberActor) => {
  const form = await checkoutOf(db, actor)
  return record((tx) => placeOrder(tx, actor, form, { settings: initialSettings, provider: undefined }))
}

test('a checkout is at most 12 statements, with three lines as with one', async () => {
  const [one, three] = await fillCarts(db, transaction, 2)
  if (!one || !three) throw new Error('There is nobody to buy')
  for (let more = 0; more < 2; more++)
    await transaction(async (tx) => put(tx, three.actor, choose((await aServiceForSale(tx)).id)))
  expectAtMost(await pay(one.actor), 12)
  expectAtMost(await pay(three.actor), 12)
})

test('to fund a milestone is at most 12 statements, to release it 13', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const begin = async () => {
    const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
    return { dealId, milestoneId: (await milestonesOf({ db } as never, dealId))[0]?.id ?? '' }
  }
  const fund = ({ dealId, milestoneId }: { dealId: string; milestoneId: string }) =>
    record((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] }))
  // Accounts of the seller and of the marketplace come into being with the first release.
  const first = await begin()
  await fund(first)
  await record((tx) => releaseEarly(tx, pair.buyer, first))
  const second = await begin()
  expectAtMost(await fund(second), 12)
  expectAtMost(await record((tx) => releaseEarly(tx, pair.buyer, second)), 13)
})

test('to ask for a payout is at most 16 statements, its letter and its notification among them', async () => {
  const { actor, methodId } = await transaction((tx) => makePayee(tx, 100_000))
  const asked = { amount: minor(4_000), methodId }
  expectAtMost(await record((tx) => askPayout(tx, actor, asked, context)), 16)
})

test('to approve and to send a payout is at most 15 statements each, to end it 18, its letter and its notification among them', async () => {
  const { actor, methodId } = await transaction((tx) => makePayee(tx, 100_000))
  const makeFinance = () => transaction((tx) => makeMember(tx, { role: 'admin' }))
  const [first, second] = [await makeFinance(), await makeFinance()]
  const ask = () => transaction((tx) => askPayout(tx, actor, { amount: minor(4_000), methodId }, context))
  const moveBy = (who: typeof first) => (payoutId: string, move: PayoutMove, reason?: string) =>
    record((tx) => movePayout(tx, actorOf(who), { payoutId, move, reason }, context))
  const [decide, carryOut] = [moveBy(first), moveBy(second)]
  const payOut = async () => {
    const { id } = await ask()
    return [await decide(id, 'approve'), await carryOut(id, 'send'), await carryOut(id, 'pay')] as const
  }
  // The account of the bank comes into being with the first.
  await payOut()
  const [approved, sent, paid] = await payOut()
  expectAtMost(approved, 15)
  expectAtMost(sent, 15)
  expectAtMost(paid, 18)
  const rejected = await ask()
  expectAtMost(await decide(rejected.id, 'reject', 'Not this time'), 18)
  const failed = await ask()
  await decide(failed.id, 'approve')
  await carryOut(failed.id, 'send')
  expectAtMost(await carryOut(failed.id, 'fail', 'The bank sent it back'), 18)
})
