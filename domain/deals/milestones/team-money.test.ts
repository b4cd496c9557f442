import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { clearDue, findOwnMoney, findTransfers } from '#domain/ledger/index.ts'
import { findingsOf, spendAll } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  agreeSettlement,
  answerRequest,
  askRefund,
  claimMoney,
  decideDispute,
  findDealRoom,
  fundMilestones,
  giveTip,
  listDisputedMoney,
  offerSettlement,
  releaseEarly,
  withdrawDispute,
} from '../index.ts'
import { anAgreedDeal, aTeamPair, milestonesOf, someContent } from '../testing.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const database = await testDatabase({ clock, desk: { settings } })
const { db, transaction } = database
const ada = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

type Team = Awaited<ReturnType<typeof aTeamPair>>
const theSign = (priceMinor: number) =>
  someContent({ milestones: [{ title: 'The sign', priceMinor, days: 5 }] })

/** A deal of a team whose one milestone was released. */
async function aRelease(shares: readonly [number, ...number[]], priceMinor = 33_300) {
  return transaction(async (tx) => {
    const team = await aTeamPair(tx, shares)
    const dealId = await anAgreedDeal(tx, team, theSign(priceMinor))
    const [part] = await milestonesOf(tx, dealId)
    const about = { dealId, milestoneId: part!.id }
    await fundMilestones(tx, team.buyer, { dealId, milestoneIds: [about.milestoneId] })
    await releaseEarly(tx, team.buyer, about)
    return { team, about }
  })
}

const peopleOf = ({ seller, others }: Team): MemberActor[] => [seller, ...others]
const clearingOf = (team: Team) =>
  Promise.all(peopleOf(team).map(async ({ id }) => Number((await findOwnMoney(db, id)).clearing)))
const earnedOf = (team: Team) =>
  Promise.all(peopleOf(team).map(async ({ id }) => Number((await findOwnMoney(db, id)).earned)))
const claimOf = (about: { dealId: string; milestoneId: string }) => ({
  ...about,
  reason: 'other' as const,
  wantedMinor: minor(0),
  statement: 'It fell off the wall.',
  files: [],
})

test('a release pays each of a team by their share in one transfer, the cents left over to the owner, and clears to each', async () => {
  const { team, about } = await aRelease([3_750, 2_750, 2_000, 1_500])
  expect(await clearingOf(team)).toEqual([11_240, 8_241, 5_994, 4_495])
  const moved = await findTransfers(db, { dealId: about.dealId })
  expect(moved.map(({ kind }) => kind)).toEqual(['fund', 'release'])
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  await transaction(clearDue)
  expect(await clearingOf(team)).toEqual([0, 0, 0, 0])
  expect(await earnedOf(team)).toEqual([11_240, 8_241, 5_994, 4_495])
})

test('a tip is shared like what was earned', async () => {
  const { team, about } = await aRelease([5_000, 5_000])
  const before = await clearingOf(team)
  const tip = { dealId: about.dealId, amountMinor: minor(1_001), formKey: 'a tip' }
  await transaction((tx) => giveTip(tx, team.buyer, tip))
  await transaction((tx) => giveTip(tx, team.buyer, tip))
  expect(await clearingOf(team)).toEqual([before[0]! + 501, before[1]! + 500])
})

test('what an administrator takes back while it clears is taken by the same shares, to the cent', async () => {
  const { team, about } = await aRelease([0, 5_000, 5_000], 1_000)
  expect(await clearingOf(team)).toEqual([0, 450, 450])
  await transaction((tx) => claimMoney(tx, team.buyer, claimOf(about)))
  const decision = { ...about, fault: 'seller' as const, reasons: 'Half of it was never delivered.' }
  await transaction((tx) => decideDispute(tx, ada, { ...decision, earnedMinor: minor(503) }))
  // Of 453 each gets 226, and the cent left over is the owner’s, who had nothing before.
  expect(await clearingOf(team)).toEqual([1, 226, 226])
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  expect(await earnedOf(team)).toEqual([1, 226, 226])
})

test('a part that goes back by agreement before it has cleared leaves each their share of the rest', async () => {
  const { team, about } = await aRelease([4_000, 3_000, 3_000])
  await transaction((tx) =>
    askRefund(tx, team.buyer, { ...about, refundMinor: minor(3_333), reason: 'One side is bare' }),
  )
  const room = await findDealRoom(db, about.dealId, { viewer: team.seller, now: clock.now() })
  const requestId = room!.requests[0]!.id
  await transaction((tx) => answerRequest(tx, team.seller, { dealId: about.dealId, requestId, agrees: true }))
  // 333.00 less 33.33 is 299.67; less a tenth of it 269.70.
  expect(await clearingOf(team)).toEqual([10_788, 8_091, 8_091])
})

test('a claim that comes to nothing lets the money of each go on to clear', async () => {
  const { team, about } = await aRelease([5_000, 5_000])
  await transaction((tx) => claimMoney(tx, team.buyer, claimOf(about)))
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  expect(await earnedOf(team)).toEqual([0, 0])
  await transaction((tx) => withdrawDispute(tx, team.buyer, about))
  await transaction(clearDue)
  expect(await earnedOf(team)).toEqual([14_985, 14_985])
})

test('cleared money is given back by each from their balance; where one can’t, nobody gives, and it is said who; the book of all of this balances', async () => {
  const { team, about } = await aRelease([5_000, 2_500, 2_500])
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  // Within the window of claims, and after the money has cleared.
  await transaction((tx) => claimMoney(tx, team.buyer, claimOf(about)))
  const [hana] = team.others
  expect(await listDisputedMoney(db, hana!.id)).toMatchObject([{ amount: 7_492n }])
  expect(await listDisputedMoney(db, team.seller.id)).toMatchObject([{ amount: 14_986n }])
  await transaction((tx) => spendAll(tx, hana!.id))
  await transaction((tx) => offerSettlement(tx, team.buyer, { ...about, earnedMinor: minor(0) }))
  const agrees = () =>
    transaction((tx) => agreeSettlement(tx, team.seller, { ...about, earnedMinor: minor(0) }))
  await expect(agrees()).rejects.toThrow(/has not enough on the balance to give back their part/)
  expect(await earnedOf(team)).toEqual([14_986, 0, 7_492])
  await transaction((tx) => offerSettlement(tx, team.buyer, { ...about, earnedMinor: minor(33_300) }))
  await transaction((tx) => agreeSettlement(tx, team.seller, { ...about, earnedMinor: minor(33_300) }))
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
