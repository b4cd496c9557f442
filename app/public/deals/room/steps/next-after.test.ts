import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { decideDispute, fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { anAgreedDeal, aPair, milestonesOf, type Pair } from '#domain/deals/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { listMoves } from '../list-moves.ts'
import { nextPanel } from './next-panel.ts'
import { contextOf } from './testing-steps.ts'

const clock = movableClock(new Date('2030-01-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const roomOf = async ({ buyer }: Pair, dealId: string) => {
  const context = await contextOf(db, buyer, { dealId, now: clock.now() })
  return { next: nextPanel(context, listMoves(context)).what, moves: listMoves(context).map((one) => one.do) }
}

const released = () =>
  transaction(async (tx) => {
    const pair = await aPair(tx)
    const dealId = await anAgreedDeal(tx, pair)
    const [part] = await milestonesOf(tx, dealId)
    const milestoneId = part?.id ?? ''
    await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] })
    await releaseEarly(tx, pair.buyer, { dealId, milestoneId })
    return { pair, dealId }
  })

test('who is done reads until when claims can be made, and after that that they can’t', async () => {
  const { pair, dealId } = await released()
  expect((await roomOf(pair, dealId)).next).toContain('Both sides can make claims until')
  clock.advanceMs(60 * DAY_MS)
  expect((await roomOf(pair, dealId)).next).toContain('The time for claims has passed.')
})

test.each([2_500, 10_000])(
  'where an administrator decided that %i was earned, nothing is said of claims that nobody can make',
  async (earned) => {
    const { pair, dealId } = await transaction(async (tx) => {
      const both = await aPair(tx)
      const judge = actorOf(await makeMember(tx, { role: 'admin' }))
      const made = await aDispute(tx, both)
      const decision = { ...made, earnedMinor: minor(earned), fault: 'seller' as const }
      await decideDispute(tx, judge, { ...decision, reasons: 'That much was delivered.' })
      return { pair: both, dealId: made.dealId }
    })
    const { next, moves } = await roomOf(pair, dealId)
    expect(moves).not.toContain('claim')
    expect(next).toMatch(/^Sal earned/)
    expect(next).not.toContain('claims')
  },
)

test('a tip is offered as long as the seller has an account', async () => {
  const { pair, dealId } = await released()
  expect((await roomOf(pair, dealId)).moves).toContain('tip')
  await db.update(member).set({ state: 'deleted' }).where(eq(member.id, pair.seller.id))
  expect((await roomOf(pair, dealId)).moves).not.toContain('tip')
})
