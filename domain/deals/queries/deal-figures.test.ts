import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { escrow, findBalance } from '#domain/ledger/index.ts'
import { HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  acceptDelivery,
  cancelWork,
  countDealsUnderWay,
  countDisputeOutcomes,
  countFunnel,
  decideDispute,
  deliverWork,
  findDeliveryTimes,
  fundMilestones,
  listDealDays,
  listFiguresByOrigin,
  sumFiguresOf,
} from '../index.ts'
import { aDispute } from '../testing-disputes.ts'
import { aPair, anAgreedDeal, aProposal, milestonesOf, someContent } from '../testing.ts'

const clock = movableClock(new Date('2031-01-10T08:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const ada = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const from = clock.now()
const pair = await transaction((tx) => aPair(tx))
await transaction((tx) => aProposal(tx, pair))
const done = await transaction((tx) => anAgreedDeal(tx, pair))
const failed = await transaction((tx) => anAgreedDeal(tx, pair))
const pay = async (dealId: string) => {
  const [one] = await milestonesOf({ db: db as never }, dealId)
  const milestoneId = one?.id ?? ''
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] }))
  return { dealId, milestoneId }
}
const [paid, unlucky] = [await pay(done), await pay(failed)]
clock.advanceMs(30 * HOUR_MS)
await transaction((tx) => deliverWork(tx, pair.seller, { ...paid, text: 'Here it is.', files: [] }))
await transaction((tx) => acceptDelivery(tx, pair.buyer, paid))
await transaction((tx) => cancelWork(tx, pair.seller, { ...unlucky, reason: 'I am ill.' }))
const disputed = await transaction((tx) => aDispute(tx, pair))
await transaction((tx) =>
  decideDispute(tx, ada, {
    dealId: disputed.dealId,
    milestoneId: disputed.milestoneId,
    earnedMinor: minor(2_500),
    fault: 'seller',
    reasons: 'A quarter of the work was delivered.',
  }),
)
clock.advanceMs(HOUR_MS)
const stretch = { from, to: clock.now() }

test('volume, earnings and what the marketplace kept, day by day', async () => {
  expect(await listDealDays(db, ada, stretch)).toEqual([
    {
      day: '2031-01-10',
      proposed: 3,
      completed: 0,
      disputed: 0,
      volumeMinor: 20_000,
      earnedMinor: 0,
      revenueMinor: 0,
    },
    {
      day: '2031-01-11',
      proposed: 1,
      completed: 2,
      disputed: 1,
      volumeMinor: 10_000,
      earnedMinor: 12_500,
      revenueMinor: 1_250,
    },
  ])
})

test('the funnel, the time to delivery and where deals come from', async () => {
  expect(await countFunnel(db, ada, stretch)).toEqual({
    proposed: 4,
    accepted: 3,
    funded: 3,
    delivered: 2,
    completed: 2,
  })
  expect(await findDeliveryTimes(db, ada, stretch)).toEqual({
    medianHours: 30,
    ninthHours: 30,
    count: 1,
  })
  expect(await listFiguresByOrigin(db, ada, stretch)).toEqual([
    {
      categoryId: null,
      origin: 'direct',
      paid: 3,
      volumeMinor: 30_000,
      disputed: 1,
      released: 0,
      refunded: 0,
      split: 1,
      withdrawn: 0,
    },
  ])
  expect(await countDisputeOutcomes(db, stretch.from, stretch.to)).toEqual({
    released: 0,
    refunded: 0,
    split: 1,
    withdrawn: 0,
  })
  expect(await countDealsUnderWay(db, ada)).toBe(1)
})

test('and of the seller: only what was their own fault counts against them', async () => {
  expect(await sumFiguresOf(db, { sellerId: pair.seller.id, teamId: null }, clock.now())).toEqual({
    completedCount: 2,
    failedCount: 1,
    repeatBuyersCount: 1,
    onTimeBasisPoints: 3_333,
  })
})

test('volume counts the fees that a buyer bears, as the book has them', async () => {
  const begun = clock.now()
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ feeBearer: 'buyer' })))
  const { milestoneId } = await pay(dealId)
  clock.advanceMs(HOUR_MS)
  const held = Number(await findBalance(db, escrow(milestoneId)))
  expect(held).toBeGreaterThan(10_000)
  const lately = { from: begun, to: clock.now() }
  expect((await listDealDays(db, ada, lately)).map(({ volumeMinor }) => volumeMinor)).toEqual([held])
  expect((await listFiguresByOrigin(db, ada, lately)).map(({ volumeMinor }) => volumeMinor)).toEqual([held])
})
