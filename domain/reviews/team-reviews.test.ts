import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { findReputation, refreshReputation, setFigures } from '#domain/reputation/index.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { followDeal } from './follow-deal.ts'
import { listReviews, revealDue, reviewBuyer, reviewSeller } from './index.ts'
import { reviewsPath } from './letters.ts'
import { aCompletedDeal, goodBuyer, goodWork } from './testing.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const announced: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void announced.push(event) })

const aTeamDeal = () =>
  transaction(async (tx) => {
    const team = await aTeamPair(tx, [6_000, 4_000])
    return { ...team, dealId: await aCompletedDeal(tx, team) }
  })

test('a review of a team’s deal counts for the team, and neither for nor against who owns it', async () => {
  const { buyer, seller, teamId, dealId } = await aTeamDeal()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  expect((await listReviews(db, { teamId }, { page: 1 })).count).toBe(1)
  expect((await listReviews(db, { memberId: seller.id, as: 'seller' }, { page: 1 })).count).toBe(0)
  expect((await listReviews(db, { memberId: buyer.id, as: 'buyer' }, { page: 1 })).count).toBe(1)
  expect(await findReputation(db, seller.id)).toMatchObject({ ratingCount: 0 })
})

test('the figures of a team are its own: what it sold, how it was rated and who came back', async () => {
  const { buyer, seller, teamId, dealId } = await aTeamDeal()
  const secondId = await transaction((tx) => aCompletedDeal(tx, { buyer, seller, teamId }))
  const ownId = await transaction((tx) => aCompletedDeal(tx, { buyer, seller }))
  for (const id of [dealId, secondId, ownId]) await transaction((tx) => followDeal(tx, clockActor, id))
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  expect(await findReputation(db, teamId)).toMatchObject({
    level: 'new',
    figures: { completedDeals: 2, rating: 4.67 },
    ratingCount: 1,
    repeatBuyersCount: 1,
  })
  expect(await findReputation(db, seller.id)).toMatchObject({
    figures: { completedDeals: 1, rating: null },
    repeatBuyersCount: 0,
  })
})

test('a team rises by its own figures, and the nightly look keeps its level', async () => {
  const { teamId } = await aTeamDeal()
  await transaction((tx) =>
    setFigures(tx, teamId, async () => ({
      completedCount: 30,
      ratingSum: 4_700,
      ratingCount: 10,
      onTimeBasisPoints: 9_100,
    })),
  )
  expect(await findReputation(db, teamId)).toMatchObject({ level: 'trusted' })
  await transaction((tx) => refreshReputation(tx, [teamId]))
  expect(await findReputation(db, teamId)).toMatchObject({ level: 'trusted' })
})

test('who has come into the team does not review it', async () => {
  const { buyer, teamId, dealId } = await aTeamDeal()
  await transaction((tx) =>
    tx.db.execute(sql`insert into team_member (team_id, member_id, role, joined_at)
      values (${teamId}::uuid, ${buyer.id}::uuid, 'member', now())`),
  )
  await expect(transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))).rejects.toThrow(
    'Nobody reviews their own team',
  )
})

/** A deal that is done of a team with two managers besides its owner. */
async function aManagedDeal() {
  const { others, ...deal } = await transaction(async (tx) => {
    const team = await aTeamPair(tx, [5_000, 3_000, 2_000])
    const dealId = await aCompletedDeal(tx, team)
    await tx.db.execute(
      sql`update team_member set role = 'manager' where team_id = ${team.teamId}::uuid and role = 'member'`,
    )
    return { ...team, dealId }
  })
  const [first, second] = others
  if (!first || !second) throw new Error('The team has no managers')
  return { ...deal, managers: [first, second] as const }
}

/** What somebody was told of the reviews of a deal and has not read. */
const unreadBy = async ({ id }: { id: string }, dealId: string) =>
  (await toldTo(db, id))
    .filter(({ link, readAt }) => link === reviewsPath(dealId) && readAt === null)
    .map(({ line }) => line)

const HAS_WRITTEN = expect.stringContaining('has written a review')

test('what all who manage a team were asked to do is read for each of them once one has done it', async () => {
  const { buyer, seller, managers, dealId } = await aManagedDeal()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  for (const one of [seller, ...managers]) expect(await unreadBy(one, dealId)).toEqual([HAS_WRITTEN])
  await transaction((tx) => reviewBuyer(tx, managers[0], { dealId, ...goodBuyer }))
  for (const one of [seller, ...managers])
    expect(await unreadBy(one, dealId)).toEqual(['Both reviews are public'])
})

test('what they were asked to do is read for each of them when its time has passed', async () => {
  const { buyer, seller, managers, dealId } = await aManagedDeal()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  clock.advanceMs(14 * DAY_MS)
  await transaction((tx) => revealDue(tx, clockActor, dealId))
  for (const one of [seller, ...managers])
    expect(await unreadBy(one, dealId)).toEqual(['A review of you is public'])
})

test('what they were asked to do is read for each of them when the deal is refunded whole', async () => {
  const { buyer, seller, managers, dealId } = await aManagedDeal()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) =>
    tx.db.execute(sql`update deal set state = 'cancelled' where id = ${dealId}::uuid`),
  )
  await transaction((tx) => followDeal(tx, clockActor, dealId))
  for (const one of [seller, ...managers]) expect(await unreadBy(one, dealId)).toEqual([])
})

test('who manages the team no more, or has left it, is not left with it either', async () => {
  const { buyer, seller, managers, teamId, dealId } = await aManagedDeal()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) =>
    tx.db.execute(sql`update team_member
      set role = 'member', left_at = case when member_id = ${managers[0].id}::uuid then now() end
      where team_id = ${teamId}::uuid and role = 'manager'`),
  )
  await transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  for (const one of managers) expect(await unreadBy(one, dealId)).toEqual([])
})

test('the open rooms of all who act for a team are told of its reviews, and nobody else’s', async () => {
  const { buyer, seller, managers, dealId } = await aManagedDeal()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) => reviewBuyer(tx, managers[0], { dealId, ...goodBuyer }))
  const inRoom = [buyer, seller, ...managers].map(({ id }) => id).toSorted()
  for (const kind of ['review.written', 'reviews.revealed'] as const) {
    const event = announced.findLast((one) => one.kind === kind)
    expect(event && 'partyIds' in event ? event.partyIds.toSorted() : []).toEqual(inRoom)
  }
})
