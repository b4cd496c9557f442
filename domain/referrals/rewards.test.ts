import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { followClearing, ledgerChecks } from '#domain/areas.ts'
import { agreeSettlement, claimMoney, decideDispute, giveTip, offerSettlement } from '#domain/deals/index.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney, findTransfers, sumOfKind } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { noteReferral } from './note-referral.ts'
import { eraseReferrals } from './own-data.ts'
import { referral, referralReward } from './schema.server.ts'
import { anInvited, aRelease } from './testing.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const start = new Date('2030-05-06T09:00:00Z')
const clock = movableClock(start)
const database = await testDatabase({ clock, desk: { settings } })
const { db, transaction } = database

const someone = (given: Parameters<typeof makeMember>[1] = {}) =>
  transaction(async (tx) => actorOf(await makeMember(tx, given)))
const invitedBy = (who: MemberActor) => transaction((tx) => anInvited(tx, who.id))
const release = (given: Parameters<typeof aRelease>[1], priceMinor?: number) =>
  transaction((tx) => aRelease(tx, given, priceMinor))
const clear = () => transaction((tx) => clearDue(tx, followClearing))
const letClear = async () => {
  clock.advanceMs(6 * DAY_MS)
  while ((await clear()).more);
}
const earnedBy = async (who: MemberActor) => Number((await findOwnMoney(db, who.id)).earned)
const rewardsFor = (who: MemberActor) =>
  db.select().from(referralReward).where(eq(referralReward.memberId, who.id))
const claimOf = (about: { dealId: string; milestoneId: string }) => ({
  dealId: about.dealId,
  milestoneId: about.milestoneId,
  reason: 'other' as const,
  wantedMinor: minor(0),
  statement: 'It fell off the wall.',
  files: [],
})

test('whoever invited a seller gets a fifth of our commission when the money clears, and nothing before', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const { milestoneId } = await release({ seller }, 33_333)
  expect(await earnedBy(ann)).toBe(0)
  await letClear()
  // A tenth of 333.33 is 33.33; a fifth of that 6.67.
  expect(await earnedBy(ann)).toBe(667)
  expect(await earnedBy(seller)).toBe(30_000)
  const [moved] = await findTransfers(db, {
    subject: { kind: 'referral', id: (await rewardsFor(seller))[0]!.id },
  })
  expect(moved).toMatchObject({
    kind: 'referral',
    key: `referral:${milestoneId}:${seller.id}`,
    postings: [
      { account: { kind: 'referrals' }, amount: -667n },
      { account: { kind: 'available', owner: ann.id }, amount: 667n },
    ],
  })
})

test('clearing at once in several processes, and again, rewards once', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  await release({ seller })
  clock.advanceMs(6 * DAY_MS)
  await Promise.all([clear(), clear(), clear()])
  await clear()
  expect(await earnedBy(ann)).toBe(200)
  expect(await rewardsFor(seller)).toHaveLength(1)
})

test('what ends between the reward and the clearing leaves neither, and the next run has both', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  await release({ seller })
  clock.advanceMs(6 * DAY_MS)
  const killed = transaction((tx) =>
    clearDue(tx, async (...given) => {
      await followClearing(...given)
      throw new Error('the process ends here')
    }),
  )
  await expect(killed).rejects.toThrow('the process ends here')
  expect([await earnedBy(ann), await earnedBy(seller), (await rewardsFor(seller)).length]).toEqual([0, 0, 0])
  await clear()
  expect([await earnedBy(ann), await earnedBy(seller)]).toEqual([200, 9_000])
})

test('of what went back while it cleared nothing is rewarded, and a tip carries no reward', async () => {
  const [ann, ada] = [await someone(), await someone({ role: 'admin' })]
  const seller = await invitedBy(ann)
  const { buyer, ...about } = await release({ seller })
  await transaction((tx) => giveMoney(tx, buyer.id, 2_000))
  await transaction((tx) =>
    giveTip(tx, buyer, { dealId: about.dealId, amountMinor: minor(2_000), formKey: 'thanks' }),
  )
  await transaction((tx) => claimMoney(tx, buyer, claimOf(about)))
  await transaction((tx) =>
    decideDispute(tx, ada, {
      ...about,
      fault: 'seller',
      reasons: 'Half of it was never delivered.',
      earnedMinor: minor(5_000),
    }),
  )
  await letClear()
  expect(await earnedBy(ann)).toBe(100)
  expect(await earnedBy(seller)).toBe(4_500 + 2_000)
})

test('what was all refunded brings nothing', async () => {
  const [ann, ada] = [await someone(), await someone({ role: 'admin' })]
  const seller = await invitedBy(ann)
  const { buyer, ...about } = await release({ seller })
  await transaction((tx) => claimMoney(tx, buyer, claimOf(about)))
  await transaction((tx) =>
    decideDispute(tx, ada, {
      ...about,
      fault: 'seller',
      reasons: 'It was never delivered at all.',
      earnedMinor: minor(0),
    }),
  )
  await letClear()
  expect(await earnedBy(ann)).toBe(0)
})

test('a reward stays when the seller gives cleared money back later', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const { buyer, ...about } = await release({ seller })
  await letClear()
  await transaction((tx) => claimMoney(tx, buyer, claimOf(about)))
  await transaction((tx) => offerSettlement(tx, seller, { ...about, earnedMinor: minor(0) }))
  await transaction((tx) => agreeSettlement(tx, buyer, { ...about, earnedMinor: minor(0) }))
  expect([await earnedBy(seller), await earnedBy(ann)]).toEqual([0, 200])
})

test('of a team each one’s part rewards whoever invited them, and the parts are the share of the whole commission', async () => {
  const [ann, bob] = [await someone(), await someone()]
  const { seller, others, teamId } = await transaction((tx) => aTeamPair(tx, [3_334, 3_333, 3_333]))
  await transaction(async (tx) => {
    for (const [memberId, referrerId] of [
      [seller.id, ann.id],
      [others[0]!.id, ann.id],
      [others[1]!.id, bob.id],
    ] as const)
      await noteReferral(tx, { memberId, referrerId, joinedAt: tx.now }, settings)
  })
  // A tenth of 100.07 is 10.01, a fifth of that 2.00: 0.66 and 0.66 to others, 0.68 for the owner.
  await release({ seller, teamId }, 10_007)
  await letClear()
  expect([await earnedBy(ann), await earnedBy(bob)]).toEqual([68 + 66, 66])
})

test('it ends after its months: what is released then brings nothing, what was released before is still rewarded', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const [row] = await db.select().from(referral).where(eq(referral.memberId, seller.id))
  clock.set(new Date(row!.until.getTime() - 1_000))
  await release({ seller })
  clock.set(row!.until)
  await release({ seller })
  await letClear()
  expect(await earnedBy(ann)).toBe(200)
})

test('the terms of the day on which they joined hold for them, whatever the rules become', async () => {
  const ann = await someone()
  const seller = await someone()
  const generous = { ...settings, referralShareBasisPoints: 3_000, referralMonths: 1 }
  await transaction((tx) =>
    noteReferral(tx, { memberId: seller.id, referrerId: ann.id, joinedAt: tx.now }, generous),
  )
  await release({ seller })
  await letClear()
  expect(await earnedBy(ann)).toBe(300)
  clock.advanceMs(31 * DAY_MS)
  await release({ seller })
  await letClear()
  expect(await earnedBy(ann)).toBe(300)
})

test('whoever leaves the marketplace gets nothing more, and what they got stays in the book', async () => {
  const [ann, leaving] = [await someone(), await someone({ state: 'deleting' })]
  const [seller, other] = [await invitedBy(ann), await invitedBy(leaving)]
  await release({ seller })
  await release({ seller: other })
  await letClear()
  expect([await earnedBy(ann), await earnedBy(leaving)]).toEqual([200, 0])
  await transaction((tx) => eraseReferrals(tx, ann.id))
  await release({ seller })
  await letClear()
  expect(await earnedBy(ann)).toBe(200)
})

test('the book of all of this balances, and the account of rewards is what was rewarded', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
  const rewards = await db.select().from(referralReward).where(eq(referralReward.state, 'booked'))
  const booked = rewards.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  expect(await sumOfKind(db, 'referrals')).toBe(-booked)
})
