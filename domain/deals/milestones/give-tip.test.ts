import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { cancelWork, decideDispute, findDealRoom, fundMilestones, giveTip, releaseEarly } from '../index.ts'
import { aDispute } from '../testing-disputes.ts'
import { aPair, anAgreedDeal, aTeamPair, milestonesOf, type Pair, someContent } from '../testing.ts'

const database = await testDatabase()
const { db, transaction } = database
const clearingOf = async (id: string) => (await findOwnMoney(db, id)).clearing

const tip = (buyer: Pair['buyer'], dealId: string, amount: number) =>
  transaction((tx) =>
    giveTip(tx, buyer, { dealId, amountMinor: minor(amount), formKey: crypto.randomUUID() }),
  )
const MORE = 'at most what was earned'

/** A deal of which all was paid and released. */
async function aDoneDeal(tx: Transaction, pair: Pair & { teamId?: string }, content = someContent()) {
  const dealId = await anAgreedDeal(tx, pair, content)
  const [part] = await milestonesOf(tx, dealId)
  const milestoneId = part?.id ?? ''
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] })
  await releaseEarly(tx, pair.buyer, { dealId, milestoneId })
  return dealId
}

test('a milestone that went back whole is no room for tips', async () => {
  const { buyer, seller, dealId } = await transaction(async (tx) => {
    const pair = await aPair(tx)
    const content = someContent({
      milestones: [
        { title: 'The draft', priceMinor: 1_000, days: 2 },
        { title: 'The sign', priceMinor: 90_000, days: 5 },
      ],
    })
    const made = await anAgreedDeal(tx, pair, content)
    const [draft, sign] = await milestonesOf(tx, made)
    const ids = [draft?.id ?? '', sign?.id ?? ''] as const
    await fundMilestones(tx, pair.buyer, { dealId: made, milestoneIds: ids })
    await cancelWork(tx, pair.seller, { dealId: made, milestoneId: ids[1], reason: 'I am ill' })
    await releaseEarly(tx, pair.buyer, { dealId: made, milestoneId: ids[0] })
    return { ...pair, dealId: made }
  })
  const before = await clearingOf(seller.id)
  await expect(tip(buyer, dealId, 1_001)).rejects.toThrow(MORE)
  await tip(buyer, dealId, 1_000)
  await expect(tip(buyer, dealId, 1)).rejects.toThrow(MORE)
  expect(await clearingOf(seller.id)).toBe(before + 1_000n)
})

test('of what was split only what was earned is', async () => {
  const { buyer, dealId } = await transaction(async (tx) => {
    const pair = await aPair(tx)
    const judge = actorOf(await makeMember(tx, { role: 'admin' }))
    const made = await aDispute(tx, pair)
    const decision = { ...made, earnedMinor: minor(2_500), fault: 'seller' as const }
    await decideDispute(tx, judge, { ...decision, reasons: 'A quarter was delivered.' })
    return { ...pair, ...made }
  })
  await expect(tip(buyer, dealId, 2_501)).rejects.toThrow(MORE)
  await tip(buyer, dealId, 2_500)
})

test.each(['the seller', 'one of the team'])(
  'no tip goes to %s whose account was deleted, and none is offered',
  async (who) => {
    const { buyer, gone, dealId } = await transaction(async (tx) => {
      const team = await aTeamPair(tx, [5_000, 5_000])
      const pair = who === 'the seller' ? { buyer: team.buyer, seller: team.seller } : team
      const leaves = who === 'the seller' ? team.seller : team.others[0]!
      return { buyer: team.buyer, gone: leaves.id, dealId: await aDoneDeal(tx, pair) }
    })
    const isLost = async () => (await findDealRoom(db, dealId, { viewer: buyer, now: new Date() }))?.isTipLost
    expect(await isLost()).toBe(false)
    await db.update(member).set({ state: 'deleted' }).where(eq(member.id, gone))
    const before = await clearingOf(gone)
    await expect(tip(buyer, dealId, 100)).rejects.toThrow('An account that would get it was deleted')
    expect(await clearingOf(gone)).toBe(before)
    expect(await isLost()).toBe(true)
  },
)

test('after all of it the book balances', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
