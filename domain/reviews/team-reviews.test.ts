import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findReputation } from '#domain/reputation/index.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
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
