import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { followClearing, ledgerChecks } from '#domain/areas.ts'
import {
  agreeSettlement,
  claimMoney,
  decideDispute,
  fundMilestones,
  giveTip,
  offerSettlement,
  releaseEarly,
  withdrawDispute,
} from '#domain/deals/index.ts'
import { anAgreedDeal, aTeamPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney, findTransfers, sumOfKind } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { DAY_MS, HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { noteReferral } from './note-referral.ts'
import { rewardFinal } from './reward-final.ts'
import { referral, referralReward, referralWaiting } from './schema.server.ts'
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
const reward = () => transaction(rewardFinal)
/** Days pass, and the jobs of each do what they do. */
const letPass = async (days: number) => {
  clock.advanceMs(days * DAY_MS)
  while ((await clear()).more);
  while ((await reward()).more);
}
const letClear = () => letPass(6)
/** Everything clears, and the time for claims is over too. */
const letBeFinal = async () => {
  await letClear()
  await letPass(settings.claimWindowDays)
}
const earnedBy = async (who: MemberActor) => Number((await findOwnMoney(db, who.id)).earned)
const rewardsFor = (who: MemberActor) =>
  db.select().from(referralReward).where(eq(referralReward.memberId, who.id))
const settle = async (
  { buyer, seller }: { buyer: MemberActor; seller: MemberActor },
  about: { dealId: string; milestoneId: string },
  earnedMinor: number,
) => {
  const offer = { ...about, earnedMinor: minor(earnedMinor) }
  await transaction((tx) => offerSettlement(tx, seller, offer))
  await transaction((tx) => agreeSettlement(tx, buyer, offer))
}
const claimOf = (about: { dealId: string; milestoneId: string }) => ({
  dealId: about.dealId,
  milestoneId: about.milestoneId,
  reason: 'other' as const,
  wantedMinor: minor(0),
  statement: 'It fell off the wall.',
  files: [],
})

test('whoever invited a seller gets a fifth of our commission when nobody can claim it back, and nothing before', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const { milestoneId } = await release({ seller }, 33_333)
  await letClear()
  expect([await earnedBy(ann), await earnedBy(seller)]).toEqual([0, 30_000])
  await letPass(settings.claimWindowDays)
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

test('clearing and rewarding at once in several processes, and again, rewards once', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  await release({ seller })
  clock.advanceMs(15 * DAY_MS)
  await Promise.all([clear(), reward(), clear(), clear()])
  await Promise.all([reward(), reward(), clear(), reward()])
  await reward()
  expect(await earnedBy(ann)).toBe(200)
  expect(await rewardsFor(seller)).toHaveLength(1)
})

test('what ends in the midst of clearing or of rewarding leaves nothing of it, and the next run has all', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  await release({ seller })
  clock.advanceMs(15 * DAY_MS)
  const endingAfter = (work: (tx: Transaction) => Promise<unknown>) =>
    transaction(async (tx) => {
      await work(tx)
      throw new Error('the process ends here')
    })
  await expect(endingAfter((tx) => clearDue(tx, followClearing))).rejects.toThrow('the process ends here')
  await reward()
  expect([await earnedBy(ann), await earnedBy(seller)]).toEqual([0, 0])
  await clear()
  await expect(endingAfter(rewardFinal)).rejects.toThrow('the process ends here')
  expect([await earnedBy(ann), (await rewardsFor(seller)).length]).toEqual([0, 0])
  await reward()
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
  await letBeFinal()
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
  await letBeFinal()
  expect(await earnedBy(ann)).toBe(0)
})

test('of what the seller gives back after it has cleared nothing is rewarded, or money could be made by paying and giving back', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const { buyer, ...about } = await release({ seller })
  await letClear()
  await transaction((tx) => claimMoney(tx, buyer, claimOf(about)))
  await settle({ buyer, seller }, about, 0)
  await letBeFinal()
  expect([await earnedBy(seller), await earnedBy(ann)]).toEqual([0, 0])
})

test('a claim that is open when the time for claims is over holds the reward until it has ended, and what is left is rewarded', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const { buyer, ...about } = await release({ seller })
  const other = await release({ seller })
  await letPass(13)
  await transaction((tx) => claimMoney(tx, buyer, claimOf(about)))
  await transaction((tx) => claimMoney(tx, other.buyer, claimOf(other)))
  await letPass(10)
  expect(await earnedBy(ann)).toBe(0)
  await settle({ buyer, seller }, about, 4_000)
  await transaction((tx) => withdrawDispute(tx, other.buyer, other))
  await letPass(1)
  expect(await earnedBy(ann)).toBe(80 + 200)
})

test('in the last moment for claims nothing is rewarded yet; an hour later it is, and nobody can claim', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const { buyer, ...about } = await release({ seller })
  await letPass(14)
  expect(await earnedBy(ann)).toBe(0)
  await letPass(HOUR_MS / DAY_MS)
  expect(await earnedBy(ann)).toBe(200)
  const claiming = transaction((tx) => claimMoney(tx, buyer, claimOf(about)))
  await expect(claiming).rejects.toThrow('The time for claims has passed')
})

test('what clears while the deal goes on can be claimed when it has ended, so its reward waits for that', async () => {
  const ann = await someone()
  const seller = await invitedBy(ann)
  const buyer = await someone()
  await transaction((tx) => giveMoney(tx, buyer.id, 20_000))
  const part = (title: string) => ({ title, priceMinor: 10_000, days: 5 })
  const content = someContent({ milestones: [part('The sign'), part('Its light')] })
  const dealId = await transaction((tx) => anAgreedDeal(tx, { seller, buyer }, content))
  const [sign, light] = await transaction((tx) => milestonesOf(tx, dealId))
  const pay = async (milestoneId: string) => {
    await transaction((tx) => fundMilestones(tx, buyer, { dealId, milestoneIds: [milestoneId] }))
    await transaction((tx) => releaseEarly(tx, buyer, { dealId, milestoneId }))
  }
  await pay(sign!.id)
  await letPass(6)
  await letPass(6)
  expect([await earnedBy(seller), await earnedBy(ann)]).toEqual([9_000, 0])
  const [row] = await db.select().from(referral).where(eq(referral.memberId, seller.id))
  expect(row?.firstDealAt).toEqual(new Date(clock.now().getTime() - 6 * DAY_MS))
  await pay(light!.id)
  await letBeFinal()
  expect(await earnedBy(ann)).toBe(400)
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
  await letBeFinal()
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
  await letBeFinal()
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
  await letBeFinal()
  expect(await earnedBy(ann)).toBe(300)
  clock.advanceMs(31 * DAY_MS)
  await release({ seller })
  await letBeFinal()
  expect(await earnedBy(ann)).toBe(300)
})

test('the book of all of this balances, and the account of rewards is what was rewarded', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
  const rewards = await db.select().from(referralReward).where(eq(referralReward.state, 'booked'))
  const booked = rewards.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  expect(await sumOfKind(db, 'referrals')).toBe(-booked)
  expect(await db.$count(referralWaiting)).toBe(0)
})
