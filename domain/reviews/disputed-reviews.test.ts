import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import {
  appealDecision,
  claimMoney,
  decideAgain,
  decideDispute,
  withdrawDispute,
} from '#domain/deals/index.ts'
import { aPair, milestonesOf } from '#domain/deals/testing.ts'
import { findReputation } from '#domain/reputation/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { minor } from '#platform/money/money.ts'
import {
  findDealReviews,
  followDeal,
  followDealJob,
  listDueReviews,
  listReviews,
  revealDue,
  reviewBuyer,
  reviewSeller,
} from './index.ts'
import { revealReviewsJob } from './jobs.ts'
import { review } from './schema.server.ts'
import { aCompletedDeal, goodBuyer, goodWork } from './testing.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const announced: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void announced.push(event) })
const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const reasons = 'The pictures show what was agreed, and what was not.'

async function done() {
  const made = await transaction(async (tx) => {
    const pair = await aPair(tx)
    return { ...pair, dealId: await aCompletedDeal(tx, pair) }
  })
  const [milestone] = await milestonesOf({ db: db as never }, made.dealId)
  return { ...made, milestoneId: milestone?.id ?? '' }
}

type Done = Awaited<ReturnType<typeof done>>
const days = (count: number) => clock.advanceMs(count * DAY_MS)

const claim = ({ dealId, milestoneId }: Done, who: MemberActor) =>
  transaction((tx) =>
    claimMoney(tx, who, {
      dealId,
      milestoneId,
      reason: 'not-as-agreed',
      wantedMinor: minor(0),
      statement: 'It fell apart on the first day.',
      files: [],
    }),
  )

const withdraw = ({ dealId, milestoneId }: Done, who: MemberActor) =>
  transaction((tx) => withdrawDispute(tx, who, { dealId, milestoneId }))

const decision = ({ dealId, milestoneId }: Done, earnedMinor: number) => ({
  dealId,
  milestoneId,
  earnedMinor: minor(earnedMinor),
  fault: 'seller' as const,
  reasons,
})

/** All is given back, and three days later the seller appeals and is right. */
async function refundAndUndo(given: Done) {
  await transaction((tx) => decideDispute(tx, admin, decision(given, 0)))
  await follow(given)
  days(3)
  const { dealId, milestoneId } = given
  const decideBy = new Date(clock.now().getTime() + DAY_MS)
  await transaction((tx) => appealDecision(tx, given.seller, { dealId, milestoneId, decideBy }))
  days(2)
  await transaction((tx) => decideAgain(tx, admin, decision(given, 10_000)))
}

/** The job that hears of the end runs at least once, and here always twice. */
async function follow({ dealId }: Done) {
  for (let run = 0; run < 2; run++) await followDealJob.run({ transaction } as never, { dealId })
}

const reveal = () => revealReviewsJob.run({ db, transaction, clock } as never, {})

const writeAsBuyer = ({ buyer, dealId }: Done) =>
  transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
const writeAsSeller = ({ seller, dealId }: Done) =>
  transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))

/** How many stand with the seller, for everyone. */
async function countShown({ seller }: Done) {
  const { count } = await listReviews(db, { memberId: seller.id, as: 'seller' }, { page: 1 })
  expect((await findReputation(db, seller.id)).ratingCount).toBe(count)
  return count
}

test('a seller who makes a claim and drops it takes none of the time that the buyer has to review', async () => {
  const given = await done()
  days(1)
  await claim(given, given.seller)
  days(30)
  await expect(writeAsBuyer(given)).rejects.toThrow('A dispute is open')
  await withdraw(given, given.seller)
  days(12)
  await writeAsBuyer(given)
  expect((await findDealReviews(db, given.dealId, 'buyer')).mine?.text).toBe(goodWork.text)
  days(1)
  await expect(writeAsSeller(given)).rejects.toThrow('has passed')
})

test('a review that waits is shown when the time of the other side is over, and not before', async () => {
  const given = await done()
  await writeAsBuyer(given)
  days(13)
  await claim(given, given.seller)
  days(20)
  await reveal()
  await withdraw(given, given.seller)
  // Its first time is long over: whichever job comes first, it waits for as long as the seller can write.
  expect(await listDueReviews(db, clock.now(), 10)).toEqual([given.dealId])
  announced.length = 0
  await reveal()
  await follow(given)
  expect(await countShown(given)).toBe(0)
  const until = new Date(clock.now().getTime() + DAY_MS)
  const told = announced.filter(({ kind }) => kind === 'review.written')
  expect(told).toMatchObject([{ dealId: given.dealId, revealsAt: until.toISOString() }])
  clock.advanceMs(DAY_MS - 1)
  await reveal()
  expect(await countShown(given)).toBe(0)
  clock.advanceMs(1)
  await reveal()
  expect(await countShown(given)).toBe(1)
})

test('who can read the other side’s review writes none, whatever the version before has shown', async () => {
  const given = await done()
  await writeAsBuyer(given)
  await db.update(review).set({ revealedAt: clock.now() }).where(eq(review.dealId, given.dealId))
  await expect(writeAsSeller(given)).rejects.toThrow('has passed')
})

test('reviews of a deal that was refunded stand again when the appeal undoes the refund', async () => {
  const given = await done()
  await writeAsBuyer(given)
  await writeAsSeller(given)
  await claim(given, given.buyer)
  expect(await countShown(given)).toBe(1)
  announced.length = 0
  await refundAndUndo(given)
  expect(await countShown(given)).toBe(0)
  await follow(given)
  expect(await countShown(given)).toBe(1)
  expect((await findReputation(db, given.seller.id)).figures.completedDeals).toBe(1)
  // It is told as changed once each time, and not as new.
  const kinds = announced.map(({ kind }) => kind).filter((kind) => kind.startsWith('review'))
  expect(kinds).toEqual(['reviews.voided', 'reviews.changed', 'reviews.changed'])
})

test('one that waited waits again, and the other side has all of the time that it had', async () => {
  const given = await done()
  await writeAsBuyer(given)
  days(4)
  await claim(given, given.buyer)
  days(3)
  await refundAndUndo(given)
  await follow(given)
  await reveal()
  expect(await countShown(given)).toBe(0)
  clock.advanceMs(10 * DAY_MS - 1)
  await reveal()
  expect(await countShown(given)).toBe(0)
  await writeAsSeller(given)
  expect(await countShown(given)).toBe(1)
})

test('while the appeal is open, reviews of the refunded deal stay void', async () => {
  const given = await done()
  await writeAsBuyer(given)
  await claim(given, given.buyer)
  await transaction((tx) => decideDispute(tx, admin, decision(given, 0)))
  await follow(given)
  const { dealId, milestoneId } = given
  await transaction((tx) => appealDecision(tx, given.seller, { dealId, milestoneId, decideBy: clock.now() }))
  await transaction((tx) => followDeal(tx, clockActor, dealId))
  await transaction((tx) => revealDue(tx, clockActor, dealId))
  const [found] = await db.select().from(review).where(eq(review.dealId, dealId))
  expect(found).toMatchObject({ voidedAt: expect.any(Date), revealedAt: null })
})
