import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeMember, actorOf } from '#domain/accounts/testing.ts'
import { clearDue, earned, findBalance } from '#domain/ledger/index.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const clear = () => transaction((tx) => clearDue(tx))

test('a seller hears once what cleared, as one sum, and where it can be withdrawn', async () => {
  const [buyer, seller] = await transaction(async (tx) => [await makeMember(tx), await makeMember(tx)])
  const pair = { buyer: actorOf(buyer), seller: actorOf(seller) }
  const parts = ['Draft', 'Sign'].map((title) => ({ title, priceMinor: 10_000, days: 5 }))
  const dealId = await transaction(async (tx) => {
    await giveMoney(tx, buyer.id, 100_000)
    return anAgreedDeal(tx, pair, someContent({ milestones: parts }))
  })
  const milestoneIds = (await milestonesOf({ db: db as never }, dealId)).map(({ id }) => id)
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds }))
  for (const milestoneId of milestoneIds)
    await transaction((tx) => releaseEarly(tx, pair.buyer, { dealId, milestoneId }))
  const cleared = async () => (await toldTo(db, seller.id)).filter(({ thing }) => thing === 'earnings')
  await clear()
  expect(await cleared()).toEqual([])
  clock.advanceMs(30 * DAY_MS)
  await clear()
  await clear()
  expect(await findBalance(db, earned(seller.id))).toBe(18_000n)
  expect(await cleared()).toMatchObject([
    {
      kind: 'money',
      line: 'Cleared: you can withdraw it now',
      sum: '$180.00',
      link: '/my/payouts',
      readAt: null,
    },
  ])
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, seller.email))
  expect(letters.map(({ subject }) => subject)).toContain('Your earnings of $180.00 have cleared')
  // Who withdraws knows of it.
  const asked = { payoutId: crypto.randomUUID(), memberId: seller.id, state: 'requested' as const }
  await transaction((tx) => tx.announce({ kind: 'payout.moved', ...asked }))
  expect(await cleared()).toMatchObject([{ readAt: clock.now() }])
})
