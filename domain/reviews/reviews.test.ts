import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { findLiveService } from '#domain/catalogue/index.ts'
import { publishSome, someContent as serviceContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { claimMoney, decideDispute, endDeal, fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { aPair, anAgreedDeal, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { findReputation } from '#domain/reputation/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, ExpectedError, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import {
  countReviewMoments,
  eraseReviews,
  exportReviews,
  findDealReviews,
  followDeal,
  listDueReviews,
  listReviews,
  replyToReview,
  revealDue,
  reviewBuyer,
  reviewSeller,
} from './index.ts'
import { priceBand } from './review-rules.ts'
import { review } from './schema.server.ts'
import { aCompletedDeal, goodBuyer, goodWork } from './testing.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const announced: { kind: string }[] = []
const { db, transaction } = await testDatabase({
  clock,
  react: async (_tx, event) => void announced.push(event),
})
const WINDOW_MS = 14 * DAY_MS

const done = () =>
  transaction(async (tx) => {
    const pair = await aPair(tx)
    return { ...pair, dealId: await aCompletedDeal(tx, pair) }
  })

async function revealAllDue(): Promise<void> {
  for (const dealId of await listDueReviews(db, clock.now(), 1_000))
    await transaction((tx) => revealDue(tx, clockActor, dealId))
}

/** How many reviews of a deal a stranger may read. */
async function countShown({ buyer, seller }: { buyer: { id: string }; seller: { id: string } }) {
  const first = { page: 1 }
  const [one, other] = [
    await listReviews(db, { memberId: seller.id, as: 'seller' }, first),
    await listReviews(db, { memberId: buyer.id, as: 'buyer' }, first),
  ]
  return one.count + other.count
}

describe('neither side reads the other’s review', () => {
  test.each(['buyer', 'seller'] as const)('until both have written, the %s first', async (first) => {
    const given = await done()
    const { buyer, seller, dealId } = given
    const write = {
      buyer: () => transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork })),
      seller: () => transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer })),
    }
    const second = first === 'buyer' ? 'seller' : 'buyer'
    await write[first]()
    expect(await countShown(given)).toBe(0)
    expect(await findDealReviews(db, dealId, second)).toEqual({
      mine: null,
      theirs: null,
      hasOtherWritten: true,
    })
    expect((await findDealReviews(db, dealId, first)).mine?.text).toBeDefined()
    await write[second]()
    expect(await countShown(given)).toBe(2)
    expect((await findDealReviews(db, dealId, second)).theirs?.by).toBe(first)
  })

  test('until the window ends, to the millisecond, when only one has written', async () => {
    const given = await done()
    await transaction((tx) => reviewSeller(tx, given.buyer, { dealId: given.dealId, ...goodWork }))
    clock.advanceMs(WINDOW_MS - 1)
    await revealAllDue()
    expect(await countShown(given)).toBe(0)
    clock.advanceMs(1)
    await revealAllDue()
    await revealAllDue()
    expect(await countShown(given)).toBe(1)
    await expect(
      transaction((tx) => reviewBuyer(tx, given.seller, { dealId: given.dealId, ...goodBuyer })),
    ).rejects.toThrow('has passed')
  })

  test('and of two who write at the same instant each is kept, and both are revealed', async () => {
    const pair = await transaction((tx) => aPair(tx, 10_000_000))
    for (let round = 0; round < 40; round++) {
      const dealId = await transaction((tx) => aCompletedDeal(tx, pair))
      await Promise.all([
        transaction((tx) => reviewSeller(tx, pair.buyer, { dealId, ...goodWork })),
        transaction((tx) => reviewBuyer(tx, pair.seller, { dealId, ...goodBuyer })),
      ])
      const rows = await db.select().from(review).where(eq(review.dealId, dealId))
      expect(rows.map((row) => row.revealedAt !== null)).toEqual([true, true])
    }
    expect((await findReputation(db, pair.seller.id)).ratingCount).toBe(40)
  })
})

test('a side writes once, however often the button is pressed', async () => {
  const { buyer, dealId } = await done()
  const presses = await Promise.allSettled(
    Array.from({ length: 5 }, () => transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))),
  )
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const press of presses) if (press.status === 'rejected') expect(press.reason).toBeInstanceOf(Conflict)
})

test('only the two sides of a completed deal write, each about the other', async () => {
  const { buyer, seller, dealId } = await done()
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const open = await transaction((tx) => anAgreedDeal(tx, { buyer, seller }))
  const refused = (given: Promise<unknown>) => given.then(String, (error: ExpectedError) => error)
  const by = (who: typeof buyer, id: string) =>
    refused(transaction((tx) => reviewSeller(tx, who, { dealId: id, ...goodWork })))
  expect(await by(stranger, dealId)).toBeInstanceOf(NotFound)
  expect(await by(seller, dealId)).toBeInstanceOf(Conflict)
  expect(await by(buyer, open)).toBeInstanceOf(Conflict)
  expect(await by({ ...buyer, state: 'banned' }, dealId)).toBeInstanceOf(Forbidden)
})

test('the room hears of each review, of its reveal and of a reply', async () => {
  const { buyer, seller, dealId } = await done()
  const heard = [await countReviewMoments(db, dealId)]
  const after = async (act: Parameters<typeof transaction>[0]) => {
    await transaction(act)
    heard.push(await countReviewMoments(db, dealId))
  }
  await after((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await after((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  const { mine } = await findDealReviews(db, dealId, 'buyer')
  await after((tx) => replyToReview(tx, seller, { reviewId: mine?.id ?? '', text: 'Thank you.' }))
  expect(heard).toEqual([0, 1, 4, 5])
})

test('the figures of the service and its seller are right the moment reviews are revealed', async () => {
  const { buyer, seller, slug, serviceId } = await transaction(async (tx) => {
    const pair = await aPair(tx)
    const category = await makeCategory(tx)
    const settings = await readSettings(tx.db, tx.now)
    const gallery = [{ pictureId: await makePicture(tx, pair.seller.id), alt: 'A sign' }]
    const made = await publishSome(
      tx,
      pair.seller,
      serviceContent({ categoryId: category.id, gallery }),
      settings,
    )
    return { ...pair, slug: made.slug, serviceId: made.id }
  })
  const buy = () =>
    transaction(async (tx) => {
      const dealId = await aCompletedDeal(tx, { buyer, seller })
      await tx.db.update(deal).set({ serviceId }).where(eq(deal.id, dealId))
      return dealId
    })
  const [first, second] = [await buy(), await buy()]
  await transaction((tx) => reviewSeller(tx, buyer, { dealId: first, ...goodWork }))
  await transaction((tx) =>
    reviewSeller(tx, buyer, { dealId: second, ...goodWork, communication: 2, quality: 2, timing: 3 }),
  )
  const ratingOf = async () => {
    const found = await findLiveService(db, slug)
    return found.outcome === 'found' ? found.service.figures : undefined
  }
  expect(await ratingOf()).toMatchObject({ ratingSum: 0, ratingCount: 0 })
  announced.length = 0
  clock.advanceMs(WINDOW_MS)
  await revealAllDue()
  expect(await ratingOf()).toMatchObject({ ratingSum: 467 + 233, ratingCount: 2 })
  expect(announced).toContainEqual({
    kind: 'reviews.changed',
    serviceId,
    memberIds: [seller.id, buyer.id],
    teamId: null,
  })
  const reputation = await findReputation(db, seller.id)
  expect(reputation).toMatchObject({ ratingCount: 2, repeatBuyersCount: 1, figures: { completedDeals: 2 } })
  expect(reputation.figures.rating).toBe(3.5)

  const { byStars, reviews } = await listReviews(db, { serviceId }, { page: 1 })
  expect(byStars.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0])
  expect((await listReviews(db, { serviceId }, { page: 1, stars: 5 })).reviews).toHaveLength(1)
  const reviewId = reviews[0]?.id ?? ''
  await transaction((tx) => replyToReview(tx, seller, { reviewId, text: 'Thank you.' }))
  const again = transaction((tx) => replyToReview(tx, seller, { reviewId, text: 'And again.' }))
  await expect(again).rejects.toThrow('already')
  await expect(
    transaction((tx) => replyToReview(tx, buyer, { reviewId, text: 'Not mine.' })),
  ).rejects.toBeInstanceOf(Forbidden)
  expect((await listReviews(db, { serviceId }, { page: 1, isReplied: true })).found).toBe(1)
})

test('a claim keeps reviews hidden, and a deal that is refunded in whole takes them along', async () => {
  const { buyer, seller, dealId } = await done()
  const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  expect((await findReputation(db, seller.id)).ratingCount).toBe(1)
  const [milestone] = await milestonesOf({ db: db as never }, dealId)
  await transaction((tx) =>
    claimMoney(tx, buyer, {
      dealId,
      milestoneId: milestone?.id ?? '',
      reason: 'not-as-agreed',
      wantedMinor: minor(0),
      statement: 'It fell apart on the first day.',
      files: [],
    }),
  )
  const late = transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await expect(late).rejects.toThrow('dispute')
  await transaction((tx) =>
    decideDispute(tx, admin, {
      dealId,
      milestoneId: milestone?.id ?? '',
      earnedMinor: minor(0),
      fault: 'seller',
      reasons: 'The pictures show that it fell apart.',
    }),
  )
  await transaction((tx) => followDeal(tx, clockActor, dealId))
  expect(await countShown({ buyer, seller })).toBe(0)
  expect(await findReputation(db, seller.id)).toMatchObject({
    ratingCount: 0,
    figures: { completedDeals: 0 },
  })
})

test('whoever leaves takes their name along; their words stay, and they can be taken out before', async () => {
  const { buyer, seller, dealId } = await done()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  expect(await exportReviews(db, buyer.id)).toHaveLength(1)
  expect(await exportReviews(db, seller.id)).toHaveLength(0)
  await transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  expect(await exportReviews(db, seller.id)).toHaveLength(2)
  await transaction((tx) => eraseReviews(tx, buyer.id))
  const { reviews } = await listReviews(db, { memberId: seller.id, as: 'seller' }, { page: 1 })
  expect(reviews).toMatchObject([{ authorId: null, text: goodWork.text }])
})

test('a review tells of a price without what was dropped from the deal', async () => {
  const { buyer, dealId } = await transaction(async (tx) => {
    const pair = await aPair(tx)
    const milestones = [
      { title: 'The draft', priceMinor: 3_000, days: 2 },
      { title: 'The sign', priceMinor: 90_000, days: 5 },
    ]
    const made = await anAgreedDeal(tx, pair, someContent({ milestones }))
    const [draft] = await milestonesOf(tx, made)
    const milestoneId = draft?.id ?? ''
    await fundMilestones(tx, pair.buyer, { dealId: made, milestoneIds: [milestoneId] })
    await releaseEarly(tx, pair.buyer, { dealId: made, milestoneId })
    await endDeal(tx, pair.buyer, { dealId: made })
    return { ...pair, dealId: made }
  })
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  const [written] = await db.select().from(review).where(eq(review.dealId, dealId))
  expect(written?.priceMinor).toBe(3_000)
})

test.each([
  [34_000, 30_000, 40_000],
  [500, 0, 1_000],
  [76_000, 70_000, 80_000],
  [1_234_500, 1_000_000, 2_000_000],
])('a price of %i lies between %i and %i', (priceMinor, fromMinor, toMinor) => {
  expect(priceBand(priceMinor)).toEqual({ fromMinor, toMinor })
})
