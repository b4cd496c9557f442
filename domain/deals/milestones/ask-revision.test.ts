import { expect, test } from 'vitest'
import { addDays, DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '../testing.ts'
import { askRevision } from './ask-revision.ts'
import { cancelWork } from './cancel-work.ts'
import { deliverWork } from './deliver-work.ts'
import { fundMilestones } from './fund-milestones.ts'

const START = new Date('2031-03-03T10:00:00Z')
const clock = movableClock(START)
const { transaction: run } = await testDatabase({ clock })

test('a revision of what was delivered early takes none of the days that were agreed on', async () => {
  const { buyer, seller } = await run((tx) => aPair(tx))
  const lasting = [10, 3].map((days, at) => ({ title: `Part ${at + 1}`, priceMinor: 10_000, days }))
  const dealId = await run((tx) => anAgreedDeal(tx, { buyer, seller }, someContent({ milestones: lasting })))
  const parts = () => run((tx) => milestonesOf(tx, dealId))
  const milestoneIds = (await parts()).map(({ id }) => id)
  await run((tx) => fundMilestones(tx, buyer, { dealId, milestoneIds }))
  const which = { dealId, milestoneId: milestoneIds[1] ?? '' }
  await run((tx) => deliverWork(tx, seller, { ...which, text: 'Here', files: [] }))
  clock.advanceMs(DAY_MS)
  await run((tx) => askRevision(tx, buyer, { ...which, reasons: 'The colour' }))
  expect((await parts())[1]?.dueAt).toEqual(addDays(START, 13))
  clock.advanceMs(6 * DAY_MS)
  const cancelled = run((tx) => cancelWork(tx, buyer, { ...which, reason: 'It is late' }))
  await expect(cancelled).rejects.toThrow('The free time to cancel has passed')
})
