import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  answerRequest,
  askCancellation,
  askExtension,
  askRevision,
  cancelWork,
  deliverWork,
  findDealRoom,
  fundMilestones,
  listDueClocks,
  openDispute,
  runClock,
  withdrawDispute,
} from '../index.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '../testing.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const work = { text: 'Here', files: [] }
const reason = 'Rain'

/** A paid milestone of so many days, beside a planned one. */
async function aPaidMilestone(days = 5) {
  const pair = await transaction((tx) => aPair(tx))
  const parts = ['Draft', 'Sign'].map((title) => ({ title, priceMinor: 10_000, days }))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ milestones: parts })))
  const [first] = await milestonesOf({ db: db as never }, dealId)
  const which = { dealId, milestoneId: first?.id ?? '' }
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [which.milestoneId] }))
  return {
    ...pair,
    which,
    /** Days pass, and whatever fell due happens. */
    pass: async (passed: number) => {
      clock.advanceMs(passed * DAY_MS)
      const due = await listDueClocks(db, clock.now(), 100)
      for (const one of due.filter((each) => each.dealId === dealId))
        await transaction((tx) => runClock(tx, clockActor, one))
    },
    reminders: async () =>
      (await toldTo(db, pair.seller.id)).filter(({ line }) =>
        line.startsWith('Your work is due within a day'),
      ),
    answer: async (agrees: boolean) => {
      const room = await findDealRoom(db, dealId, { now: clock.now(), viewer: pair.buyer })
      const requestId = room?.requests.find(({ state }) => state === 'open')?.id ?? ''
      await transaction((tx) => answerRequest(tx, pair.buyer, { dealId, requestId, agrees }))
    },
  }
}

test('a seller is told a day before the work is due, once, and it is read by itself when they deliver', async () => {
  const { seller, buyer, which, pass, reminders } = await aPaidMilestone()
  await pass(3.9)
  expect(await reminders()).toEqual([])
  await pass(0.1)
  await pass(0)
  expect(await reminders()).toMatchObject([{ kind: 'deals', readAt: null }])
  expect((await toldTo(db, buyer.id)).map(({ line }) => line)).not.toContainEqual(
    expect.stringContaining('within a day'),
  )
  await transaction((tx) => deliverWork(tx, seller, { ...which, ...work }))
  expect(await reminders()).toMatchObject([{ readAt: clock.now() }])
})

test('who has delivered or cancelled is not reminded, and who delivers anew is', async () => {
  const { seller, buyer, which, pass, reminders } = await aPaidMilestone()
  await transaction((tx) => deliverWork(tx, seller, { ...which, ...work }))
  await pass(4)
  expect(await reminders()).toEqual([])
  await transaction((tx) => askRevision(tx, buyer, { ...which, reasons: 'Too small' }))
  await pass(4)
  expect(await reminders()).toHaveLength(1)
  const other = await aPaidMilestone()
  await transaction((tx) => cancelWork(tx, other.seller, { ...other.which, reason }))
  await other.pass(4)
  expect(await other.reminders()).toEqual([])
})

test('more time moves the reminder, and a request to cancel does not', async () => {
  const { seller, which, pass, reminders, answer } = await aPaidMilestone()
  await transaction((tx) => askExtension(tx, seller, { ...which, days: 10, reason }))
  await answer(true)
  await pass(4)
  expect(await reminders()).toEqual([])
  await pass(9)
  await transaction((tx) => askCancellation(tx, seller, { ...which, reason, fault: 'seller' }))
  await pass(1)
  await answer(false)
  expect(await reminders()).toHaveLength(1)
})

test('time under dispute is nobody’s: the reminder comes as much later', async () => {
  const { buyer, which, pass, reminders } = await aPaidMilestone()
  await pass(3)
  const dispute = { ...which, reason: 'other' as const, wantedMinor: minor(0), statement: 'No', files: [] }
  await transaction((tx) => openDispute(tx, buyer, dispute))
  await pass(2)
  expect(await reminders()).toEqual([])
  await transaction((tx) => withdrawDispute(tx, buyer, which))
  await pass(0.9)
  expect(await reminders()).toEqual([])
  await pass(0.1)
  expect(await reminders()).toHaveLength(1)
})

test('what is due within a day from the beginning, or already late, is not reminded of', async () => {
  const short = await aPaidMilestone(1)
  await short.pass(0.5)
  expect(await short.reminders()).toEqual([])
  const late = await aPaidMilestone()
  await late.pass(6)
  expect(await late.reminders()).toEqual([])
})
