import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '#platform/db/transaction.ts'
import { addDays, DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  acceptDelivery,
  agreeSettlement,
  answerRequest,
  answerRequirements,
  askExtension,
  askRevision,
  cancelWork,
  deliverWork,
  fundMilestones,
  listSellersOfOld,
  offerSettlement,
  openDispute,
  releaseEarly,
  type SoldBy,
  withdrawDispute,
} from '../index.ts'
import { deal, dealRequest } from '../schema.server.ts'
import { anAgreedDeal, aPair, aTeamPair, milestonesOf, someContent } from '../testing.ts'
import { countDealsOfService } from './count-of-service.ts'
import { sumFiguresOf } from './sum-figures.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock, react: async () => {} })
const days = (count: number) => clock.advanceMs(count * DAY_MS)

/** A paid deal about a service of its own, with five days to deliver. */
async function paid({ asks = false, parts = 1 } = {}) {
  const pair = await transaction((tx) => aPair(tx))
  const serviceId = crypto.randomUUID()
  const milestones = Array.from({ length: parts }, (_, index) => ({
    title: `Sign ${index + 1}`,
    priceMinor: 10_000,
    days: 5,
  }))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ milestones })))
  const requirements = asks
    ? [{ id: 'size', label: 'How large?', kind: 'text' as const, required: true }]
    : []
  await db
    .update(deal)
    .set({ serviceId, requirements: requirements as never })
    .where(eq(deal.id, dealId))
  const milestoneIds = (await milestonesOf({ db: db as never }, dealId)).map(({ id }) => id)
  const milestoneId = milestoneIds[0] ?? ''
  const run = (act: (tx: Transaction) => Promise<unknown>) => transaction(act)
  await run((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds }))
  const which = { dealId, milestoneId }
  return {
    ...pair,
    run,
    which,
    milestoneIds,
    deliver: () => run((tx) => deliverWork(tx, pair.seller, { ...which, text: 'Here it is', files: [] })),
    revise: () => run((tx) => askRevision(tx, pair.buyer, { ...which, reasons: 'The other side as well' })),
    accept: () => run((tx) => acceptDelivery(tx, pair.buyer, which)),
    dispute: () =>
      run((tx) =>
        openDispute(tx, pair.buyer, {
          ...which,
          reason: 'late',
          wantedMinor: minor(0),
          statement: 'Where is it?',
          files: [],
        }),
      ),
    /** What both counts say of it. */
    async told() {
      const { onTimeBasisPoints, failedCount } = await sumFiguresOf(
        db,
        { sellerId: pair.seller.id, teamId: null },
        clock.now(),
      )
      const ofService = await transaction((tx) => countDealsOfService(tx, serviceId))
      return {
        seller: { onTimeBasisPoints, failed: failedCount },
        service: { completed: ofService.completed, onTime: ofService.onTime, failed: ofService.failed },
      }
    },
  }
}

const onTime = {
  seller: { onTimeBasisPoints: 10_000, failed: 0 },
  service: { completed: 1, onTime: 1, failed: 0 },
}
const late = {
  seller: { onTimeBasisPoints: 0, failed: 0 },
  service: { completed: 1, onTime: 0, failed: 0 },
}

test('a revision does not make a late first delivery on time, to the seller as to the service', async () => {
  const { deliver, revise, accept, told } = await paid()
  days(6)
  await deliver()
  await revise()
  days(1)
  await deliver()
  await accept()
  expect(await told()).toEqual(late)
})

test('what came in time and was revised in time is on time', async () => {
  const { deliver, revise, accept, told } = await paid()
  days(5)
  await deliver()
  days(1)
  await revise()
  days(5)
  await deliver()
  await accept()
  expect(await told()).toEqual(onTime)
})

test('what came in time and was revised too late is late', async () => {
  const { deliver, revise, accept, told } = await paid()
  await deliver()
  await revise()
  days(6)
  await deliver()
  await accept()
  expect(await told()).toEqual(late)
})

test('the first date is the one that was agreed: with more time, after a dispute, from the answers on', async () => {
  const longer = await paid()
  await longer.run((tx) =>
    askExtension(tx, longer.seller, { ...longer.which, days: 3, reason: 'Oak is late' }),
  )
  const [asked] = await db.select().from(dealRequest).where(eq(dealRequest.dealId, longer.which.dealId))
  const request = { dealId: longer.which.dealId, requestId: asked?.id ?? '', agrees: true }
  await longer.run((tx) => answerRequest(tx, longer.buyer, request))
  const argued = await paid()
  await argued.dispute()
  const answered = await paid({ asks: true })
  days(3)
  await argued.run((tx) => withdrawDispute(tx, argued.buyer, argued.which))
  const answers = { dealId: answered.which.dealId, answers: { size: 'A metre' } }
  await answered.run((tx) => answerRequirements(tx, answered.buyer, answers))
  days(5)
  for (const { deliver } of [longer, argued, answered]) await deliver()
  days(1)
  for (const { deliver, revise, accept, told } of [longer, argued, answered]) {
    await revise()
    await deliver()
    await accept()
    expect(await told()).toEqual(onTime)
  }
})

test('the first date of what waited for answers beside another milestone follows that of the other', async () => {
  const { run, buyer, seller, which, milestoneIds, told } = await paid({ asks: true, parts: 2 })
  const [, second = ''] = milestoneIds
  await run((tx) => answerRequirements(tx, buyer, { dealId: which.dealId, answers: { size: 'A metre' } }))
  await run((tx) => releaseEarly(tx, buyer, which))
  const rest = { dealId: which.dealId, milestoneId: second }
  const deliver = () => run((tx) => deliverWork(tx, seller, { ...rest, text: 'Here it is', files: [] }))
  days(9)
  await deliver()
  await run((tx) => askRevision(tx, buyer, { ...rest, reasons: 'The other side as well' }))
  await deliver()
  await run((tx) => acceptDelivery(tx, buyer, rest))
  expect(await told()).toEqual(onTime)
})

test('more time that was only asked for makes nothing on time', async () => {
  const { run, seller, which, deliver, revise, accept, told } = await paid()
  await run((tx) => askExtension(tx, seller, { ...which, days: 9, reason: 'Oak is late' }))
  days(6)
  await deliver()
  await revise()
  days(1)
  await deliver()
  await accept()
  expect(await told()).toEqual(late)
})

test('a fault of both is nobody’s alone, and counts against neither the seller nor the service', async () => {
  const { run, buyer, seller, which, dispute, told } = await paid()
  await dispute()
  await run((tx) => offerSettlement(tx, seller, { ...which, earnedMinor: minor(0) }))
  await run((tx) => agreeSettlement(tx, buyer, { ...which, earnedMinor: minor(0) }))
  expect(await told()).toEqual({
    seller: { onTimeBasisPoints: null, failed: 0 },
    service: { completed: 0, onTime: 0, failed: 0 },
  })
})

test('what the seller gave up counts against both, and a deal with such a part is not on time', async () => {
  const whole = await paid()
  await whole.run((tx) => cancelWork(tx, whole.seller, { ...whole.which, reason: 'I can’t' }))
  expect(await whole.told()).toEqual({
    seller: { onTimeBasisPoints: 0, failed: 1 },
    service: { completed: 0, onTime: 0, failed: 1 },
  })
  const { run, seller, buyer, which, milestoneIds, told } = await paid({ parts: 2 })
  await run((tx) => cancelWork(tx, seller, { ...which, reason: 'I can’t' }))
  const rest = { dealId: which.dealId, milestoneId: milestoneIds[1] ?? '' }
  await run((tx) => releaseEarly(tx, buyer, rest))
  expect(await told()).toEqual(late)
})

test('sellers and teams whose deliveries have lately become too old are listed once, a portion after another', async () => {
  const before = clock.now()
  const team = await transaction((tx) => aTeamPair(tx, [6_000, 4_000]))
  const pairs = [await transaction((tx) => aPair(tx)), await transaction((tx) => aPair(tx)), team]
  for (const pair of [...pairs, ...pairs]) {
    const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
    const [part] = await milestonesOf({ db: db as never }, dealId)
    const which = { dealId, milestoneId: part?.id ?? '' }
    await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [which.milestoneId] }))
    await transaction((tx) => deliverWork(tx, pair.seller, { ...which, text: 'Here it is', files: [] }))
  }
  const mine = new Set([...pairs.map(({ seller }) => seller.id), team.teamId])
  const listed = async (daysLater: number) => {
    const all: SoldBy[] = []
    for (;;) {
      const portion = await listSellersOfOld(db, addDays(before, daysLater), { after: all.at(-1), most: 2 })
      all.push(...portion)
      if (portion.length < 2) break
    }
    return all.map(({ sellerId, teamId }) => teamId ?? sellerId).filter((id) => mine.has(id))
  }
  expect(await listed(90)).toEqual([])
  const [one, other] = pairs
  expect((await listed(91)).toSorted()).toEqual([one?.seller.id, other?.seller.id, team.teamId].toSorted())
  expect(await listed(101)).toEqual([])
})
