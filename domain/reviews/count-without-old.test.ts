import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { acceptDelivery, cancelWork, deliverWork, fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, aTeamPair, milestonesOf, type Pair } from '#domain/deals/testing.ts'
import { eraseReputation, findReputation } from '#domain/reputation/index.ts'
import { memberReputation } from '#domain/reputation/schema.server.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { countFigures } from './index.ts'
import { countWithoutOldJob } from './jobs.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const announced: Announced[] = []
const { db, transaction } = await testDatabase({
  clock,
  react: async (_tx, event) => void announced.push(event),
})
const days = (count: number) => clock.advanceMs(count * DAY_MS)

async function paid(pair: Pair & { teamId?: string }) {
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  const [part] = await milestonesOf({ db: db as never }, dealId)
  const which = { dealId, milestoneId: part?.id ?? '' }
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [which.milestoneId] }))
  return which
}

async function sell(pair: Pair & { teamId?: string }, { daysLate = 0 } = {}) {
  const which = await paid(pair)
  days(5 + daysLate)
  await transaction((tx) => deliverWork(tx, pair.seller, { ...which, text: 'Here it is', files: [] }))
  await transaction((tx) => acceptDelivery(tx, pair.buyer, which))
}

const count = ({ seller, teamId }: Pair & { teamId?: string }) =>
  transaction(async (tx) =>
    countFigures(tx, { serviceId: null, sellerId: seller.id, teamId: teamId ?? null }),
  )
const rateOf = async (id: string) => (await findReputation(db, id)).figures.onTimeBasisPoints
const night = () => countWithoutOldJob.run({ db, transaction, clock } as never, {})

test('what was late long ago counts no more, with nothing sold since, and the level follows', async () => {
  const pair = await transaction((tx) => aPair(tx))
  await sell(pair, { daysLate: 1 })
  days(1)
  await sell(pair)
  await count(pair)
  await db
    .update(memberReputation)
    .set({ completedCount: 5, ratingSum: 5_000, ratingCount: 10 })
    .where(eq(memberReputation.memberId, pair.seller.id))
  expect(await rateOf(pair.seller.id)).toBe(5_000)
  days(84)
  await night()
  expect(await rateOf(pair.seller.id)).toBe(5_000)
  days(1)
  announced.length = 0
  await night()
  await night()
  expect(await rateOf(pair.seller.id)).toBe(10_000)
  expect(announced).toContainEqual({
    kind: 'reviews.changed',
    serviceId: null,
    memberIds: [pair.seller.id],
    teamId: null,
  })
  days(6)
  await night()
  expect(await rateOf(pair.seller.id)).toBeNull()
})

test('the same for a team, and for what was never delivered', async () => {
  const team = await transaction((tx) => aTeamPair(tx, [6_000, 4_000]))
  await sell(team, { daysLate: 1 })
  await count(team)
  const pair = await transaction((tx) => aPair(tx))
  const which = await paid(pair)
  await transaction((tx) => cancelWork(tx, pair.seller, { ...which, reason: 'I can’t' }))
  await count(pair)
  expect([await rateOf(team.teamId), await rateOf(pair.seller.id)]).toEqual([0, 0])
  days(91)
  await night()
  expect([await rateOf(team.teamId), await rateOf(pair.seller.id)]).toEqual([null, null])
})

test('nothing is written of whoever has left, or never had a rate', async () => {
  const [gone, early] = [await transaction((tx) => aPair(tx)), await transaction((tx) => aPair(tx))]
  await sell(gone)
  await transaction((tx) => eraseReputation(tx, gone.seller.id))
  const which = await paid(early)
  await transaction((tx) => releaseEarly(tx, early.buyer, which))
  await count(early)
  days(91)
  announced.length = 0
  await night()
  expect(
    await db.select().from(memberReputation).where(eq(memberReputation.memberId, gone.seller.id)),
  ).toEqual([])
  expect(announced).toEqual([])
})
