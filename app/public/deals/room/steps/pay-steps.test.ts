import { expect, test } from 'vitest'
import { fundMilestones } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { stepOf } from './testing-steps.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('whoever pays for all at once reads the dates that are then set', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const milestones = [5, 3, 10].map((days, at) => ({ title: `Part ${at + 1}`, priceMinor: 10_000, days }))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ milestones })))
  const parts = () => transaction((tx) => milestonesOf(tx, dealId))
  const [first] = await parts()
  const room = { dealId, now: clock.now() }
  const { rows, hidden } = await stepOf(db, pair.buyer, room, { do: 'fund', m: first?.id ?? '', all: 'yes' })
  await transaction((tx) =>
    fundMilestones(tx, pair.buyer, { dealId, milestoneIds: hidden['milestoneIds']?.split(' ') ?? [] }),
  )
  const set = await parts()
  expect(rows?.map(({ hint }) => hint)).toEqual(set.map(({ dueAt }) => `due ${dueAt} if paid now`))
})
