import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { findReputation, refreshReputation, setFigures } from '#domain/reputation/index.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { followDeal } from './follow-deal.ts'
import { listReviews, reviewBuyer, reviewSeller } from './index.ts'
import { aCompletedDeal, goodBuyer, goodWork } from './testing.ts'

const { db, transaction } = await testDatabase()

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
