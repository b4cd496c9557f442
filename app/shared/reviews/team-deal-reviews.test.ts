import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { findDealRoom } from '#domain/deals/index.ts'
import { dealWorker } from '#domain/deals/schema.server.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { replyToReview, reviewBuyer, reviewSeller } from '#domain/reviews/index.ts'
import { review } from '#domain/reviews/schema.server.ts'
import { aCompletedDeal, goodBuyer, goodWork } from '#domain/reviews/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { loadDealReviews } from './load-deal-reviews.ts'
import { shownForms } from './review-panel.tsx'

const { db, transaction } = await testDatabase()

/** A team's deal with an owner, a manager, a member who works on it and one who does not, in which both reviews are public. */
async function aReviewedTeamDeal() {
  const made = await transaction(async (tx) => {
    const team = await aTeamPair(tx, [4_000, 2_000, 2_000, 2_000])
    const [manager, worker, member] = team.others as [MemberActor, MemberActor, MemberActor]
    await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${manager.id}::uuid`)
    const dealId = await aCompletedDeal(tx, team)
    await tx.db.insert(dealWorker).values({ dealId, memberId: worker.id, chosenAt: tx.now })
    return { ...team, manager, worker, member, dealId }
  })
  return made
}

type Reviewed = Awaited<ReturnType<typeof aReviewedTeamDeal>>

async function reviewBoth({ buyer, manager, dealId }: Reviewed): Promise<string> {
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) => reviewBuyer(tx, manager, { dealId, ...goodBuyer }))
  const [found] = await db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.dealId, dealId), eq(review.by, 'buyer')))
  return found?.id ?? ''
}

/** Which of the two forms the room of a deal has for somebody. */
async function offered(dealId: string, who: MemberActor) {
  const room = await findDealRoom(db, dealId, { viewer: who, now: new Date() })
  if (!room) return []
  const { deal, party: side, isWorker } = room
  const { state, endedAt, teamId } = deal
  const asked = { id: dealId, state, endedAt, reviewWindowDays: 14, side, isWorker, teamId }
  return shownForms(await loadDealReviews(db, asked, { viewerId: who.id, now: new Date(), currency: 'USD' }))
}

test('the room offers a review to whoever may write it: owner and managers, nobody who only works on the deal', async () => {
  const made = await aReviewedTeamDeal()
  const { dealId, buyer, seller, manager, worker, member, teamId } = made
  for (const who of [buyer, seller, manager]) expect(await offered(dealId, who)).toEqual(['review'])
  for (const who of [worker, member]) expect(await offered(dealId, who)).toEqual([])
  await transaction((tx) =>
    tx.db.execute(sql`insert into team_member (team_id, member_id, role, joined_at)
      values (${teamId}::uuid, ${buyer.id}::uuid, 'member', now())`),
  )
  expect(await offered(dealId, buyer)).toEqual([])
})

test('a review of a team is answered by its owner or a manager of now, once, and the room offers it to no others', async () => {
  const made = await aReviewedTeamDeal()
  const { dealId, seller, manager, worker, member, buyer } = made
  const reviewId = await reviewBoth(made)
  const reply = (who: MemberActor) =>
    transaction((tx) => replyToReview(tx, who, { reviewId, text: 'Thank you.' }))
  for (const who of [seller, manager]) expect(await offered(dealId, who)).toEqual(['reply'])
  for (const who of [worker, member]) {
    expect(await offered(dealId, who)).toEqual([])
    await expect(reply(who)).rejects.toThrow('not yours')
  }
  await expect(reply(buyer)).rejects.toThrow('not yours')
  await reply(manager)
  expect(await offered(dealId, seller)).toEqual([])
  await expect(reply(seller)).rejects.toThrow('There is a reply to this review already')
})

test('who took the team over replies for it, and who sold then and has left does not', async () => {
  const made = await aReviewedTeamDeal()
  const { dealId, seller, manager, teamId } = made
  const reviewId = await reviewBoth(made)
  await transaction(async (tx) => {
    await tx.db.execute(sql`update team set owner_id = ${manager.id}::uuid where id = ${teamId}::uuid`)
    await tx.db
      .execute(sql`update team_member set role = case when member_id = ${manager.id}::uuid then 'owner' else 'member' end,
      left_at = case when member_id = ${seller.id}::uuid then now() end where team_id = ${teamId}::uuid`)
  })
  const reply = (who: MemberActor) =>
    transaction((tx) => replyToReview(tx, who, { reviewId, text: 'Thank you.' }))
  expect(await offered(dealId, seller)).toEqual([])
  await expect(reply(seller)).rejects.toThrow('not yours')
  expect(await offered(dealId, manager)).toEqual(['reply'])
  await reply(manager)
})
