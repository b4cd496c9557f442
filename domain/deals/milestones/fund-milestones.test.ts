import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { dealEvent } from '../schema.server.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '../testing.ts'
import { fundMilestones } from './fund-milestones.ts'

const START = new Date('2031-03-03T10:00:00Z')
const clock = movableClock(START)
const { db, transaction: run } = await testDatabase({ clock })

test('milestones that are paid for at once are due one after another, whatever the order they are named in', async () => {
  const pair = await run((tx) => aPair(tx))
  const lasting = [5, 3, 10, 2].map((days, at) => ({ title: `Part ${at + 1}`, priceMinor: 10_000, days }))
  const dealId = await run((tx) => anAgreedDeal(tx, pair, someContent({ milestones: lasting })))
  const parts = () => run((tx) => milestonesOf(tx, dealId))
  const [first = '', second = '', third = '', fourth = ''] = (await parts()).map(({ id }) => id)
  const fund = (...milestoneIds: string[]) =>
    run((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds }))
  const dueIn = async () =>
    (await parts()).map(({ dueAt }) => dueAt && (dueAt.getTime() - START.getTime()) / DAY_MS)
  await fund(third, first, second)
  expect(await dueIn()).toEqual([5, 8, 18, null])
  const told = await db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId))
  const dates = told.flatMap(({ kind, data }) => (kind === 'funded' ? [data['dueAt']] : []))
  expect(dates.toSorted()).toEqual([5, 8, 18].map((days) => addDays(START, days).toISOString()))
  clock.advanceMs(4 * DAY_MS)
  await fund(fourth)
  expect(await dueIn()).toEqual([5, 8, 18, 20])
})

test('whoever pays for the last first gets no more of the work in the same days', async () => {
  clock.set(START)
  const pair = await run((tx) => aPair(tx))
  const lasting = [5, 3, 10].map((days, at) => ({ title: `Part ${at + 1}`, priceMinor: 10_000, days }))
  const dealId = await run((tx) => anAgreedDeal(tx, pair, someContent({ milestones: lasting })))
  const parts = () => run((tx) => milestonesOf(tx, dealId))
  for (const { id } of (await parts()).toReversed())
    await run((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [id] }))
  const due = (await parts()).map(({ dueAt }) => dueAt && (dueAt.getTime() - START.getTime()) / DAY_MS)
  expect(due).toEqual([18, 13, 10])
})
