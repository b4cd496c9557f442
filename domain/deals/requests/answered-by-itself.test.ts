import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { changeDelivery, findNotificationBox } from '#domain/notifications/index.ts'
import { gatherLetter } from '#domain/notifications/mail/gather-letter.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import {
  askCancellation,
  askExtension,
  deliverWork,
  fundMilestones,
  listDueClocks,
  openDispute,
  runClock,
  withdrawDispute,
  withdrawRequest,
} from '../index.ts'
import { dealRequest } from '../schema.server.ts'
import { anAgreedDeal, milestonesOf, someContent } from '../testing.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const work = { text: 'Here', files: [] }
const reason = 'Rain'

/** Two paid milestones of a buyer who wants one e-mail a day. */
async function twoPaidMilestones() {
  const [buyer, seller] = await transaction(async (tx) => [
    await makeMember(tx, { emailVerifiedAt: tx.now, timeZone: 'UTC' }),
    await makeMember(tx, { emailVerifiedAt: tx.now }),
  ])
  const pair = { buyer: actorOf(buyer), seller: actorOf(seller) }
  const dealId = await transaction(async (tx) => {
    await giveMoney(tx, buyer.id, 100_000)
    const parts = ['Draft', 'Sign'].map((title) => ({ title, priceMinor: 10_000, days: 5 }))
    return anAgreedDeal(tx, pair, someContent({ milestones: parts }))
  })
  await transaction((tx) =>
    changeDelivery(
      tx,
      pair.buyer,
      { channels: {}, delivery: { dailyHour: 8, quiet: null } },
      { origin: { address: '203.0.113.9', device: 'Firefox' } },
    ),
  )
  const ids = (await milestonesOf({ db: db as never }, dealId)).map(({ id }) => id)
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: ids }))
  const of = (place: number) => ({ dealId, milestoneId: ids[place] ?? '' })
  return {
    ...pair,
    draft: of(0),
    sign: of(1),
    unread: async () =>
      (await toldTo(db, buyer.id)).filter(({ readAt }) => readAt === null).map(({ line }) => line),
    takeBack: async () => {
      const [open] = await db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId))
      const which = { dealId, requestId: open?.id ?? '' }
      await transaction((tx) => withdrawRequest(tx, pair.seller, which))
    },
    ring: async () => {
      const due = await listDueClocks(db, clock.now(), 100)
      for (const one of due.filter((each) => each.dealId === dealId))
        await transaction((tx) => runClock(tx, clockActor, one))
    },
    lettersTomorrow: async () => {
      clock.set(new Date(clock.now().getTime() + DAY_MS))
      await transaction((tx) => gatherLetter(tx, buyer.id))
      const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, buyer.email))
      return letters.map(({ text }) => text).join('\n')
    },
  }
}

test('a buyer hears of a delivery, though a request about another milestone was taken back since', async () => {
  const { seller, draft, sign, unread, takeBack, lettersTomorrow } = await twoPaidMilestones()
  await transaction((tx) => askExtension(tx, seller, { ...draft, days: 10, reason }))
  await transaction((tx) => deliverWork(tx, seller, { ...sign, ...work }))
  await takeBack()
  expect(await unread()).toEqual([
    expect.stringContaining(' delivered. '),
    expect.stringContaining(' took a request back'),
  ])
  const letters = await lettersTomorrow()
  expect(letters).toContain(' delivered. Look at the work')
  expect(letters).not.toContain('10 more days')
})

test('a request that is taken back does not read the delivery of its own milestone', async () => {
  const { seller, draft, unread, takeBack } = await twoPaidMilestones()
  await transaction((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  await transaction((tx) => askCancellation(tx, seller, { ...draft, reason, fault: 'seller' }))
  await takeBack()
  expect(await unread()).toEqual([
    expect.stringContaining(' delivered. '),
    expect.stringContaining(' took a request back'),
  ])
})

test('what time has accepted is not asked any more, and another delivery still is', async () => {
  const { buyer, seller, draft, sign, unread, ring } = await twoPaidMilestones()
  await transaction((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  clock.advanceMs(4 * DAY_MS)
  await ring()
  await transaction((tx) => deliverWork(tx, seller, { ...sign, ...work }))
  clock.advanceMs(3 * DAY_MS)
  await ring()
  expect(await unread()).toEqual([
    expect.stringContaining(' delivered. '),
    expect.stringContaining('A delivery was accepted by time'),
  ])
  expect((await findNotificationBox(db, buyer.id)).unread).toBe(2)
})

test('a dispute that is withdrawn asks nothing any more; the delivery that it was about still does', async () => {
  const { seller, draft, unread } = await twoPaidMilestones()
  await transaction((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  await transaction((tx) =>
    openDispute(tx, seller, {
      ...draft,
      reason: 'other',
      wantedMinor: minor(0),
      statement: 'No word since',
      files: [],
    }),
  )
  await transaction((tx) => withdrawDispute(tx, seller, draft))
  expect(await unread()).toEqual([
    expect.stringContaining(' delivered. '),
    expect.stringContaining(' withdrew the dispute'),
  ])
})
