import { expect, test } from 'vitest'
import { claimMoney, findDealRoom, withdrawDispute } from '#domain/deals/index.ts'
import { aPair, milestonesOf } from '#domain/deals/testing.ts'
import { aCompletedDeal } from '#domain/reviews/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { loadDealReviews } from './load-deal-reviews.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('after a claim the room offers the review for as long as it is taken, and says until when', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => aCompletedDeal(tx, pair))
  const [milestone] = await milestonesOf({ db: db as never }, dealId)
  const which = { dealId, milestoneId: milestone?.id ?? '' }
  const claim = { reason: 'other' as const, wantedMinor: minor(0), statement: 'It fell.', files: [] }
  await transaction((tx) => claimMoney(tx, pair.seller, { ...which, ...claim }))
  clock.advanceMs(20 * DAY_MS)
  await transaction((tx) => withdrawDispute(tx, pair.seller, which))
  const offered = async () => {
    const room = await findDealRoom(db, dealId, { viewer: pair.buyer, now: clock.now() })
    if (!room) throw new Error('There is no room')
    const { state, endedAt, teamId } = room.deal
    const asked = {
      id: dealId,
      state,
      endedAt,
      teamId,
      reviewWindowDays: 14,
      side: 'buyer',
      isWorker: false,
    } as const
    const looks = { viewerId: pair.buyer.id, now: clock.now(), currency: 'USD' }
    const { mayWrite, closesAt } = await loadDealReviews(db, asked, looks)
    return { mayWrite, closesAt }
  }
  const closesAt = new Date('2030-04-04T10:00:00Z')
  expect(await offered()).toEqual({ mayWrite: true, closesAt })
  clock.set(closesAt)
  expect(await offered()).toEqual({ mayWrite: false, closesAt })
})
