import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { clearDue, findOwnMoney, findTransfers } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
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

/** A release that has cleared, and a buyer who asks for all of it back. */
async function aClaimOfCleared(shares: readonly [number, ...number[]]) {
  const made = await aRelease(shares)
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  // Within the window of claims, and after the money has cleared.
  await transaction((tx) => claimMoney(tx, made.team.buyer, claimOf(made.about)))
  const settlement = (earnedMinor: number) => ({ ...made.about, earnedMinor: minor(earnedMinor) })
  return {
    ...made,
    offers: (who: MemberActor, earnedMinor: number) =>
      transaction((tx) => offerSettlement(tx, who, settlement(earnedMinor))),
    agrees: (who: MemberActor, earnedMinor: number) =>
      transaction((tx) => agreeSettlement(tx, who, settlement(earnedMinor))),
    boughtBack: async () => Number((await findOwnMoney(db, made.team.buyer.id)).available),
  }
}

const makeManager = (team: Team, { id }: MemberActor) =>
  transaction((tx) =>
    tx.db.execute(
      sql`update team_member set role = 'manager' where team_id = ${team.teamId}::uuid and member_id = ${id}::uuid`,
    ),
  )

test('who agrees to give back cleared money gives it of what they earned themselves; nobody else of the team gives a cent', async () => {
  const { team, offers, agrees, boughtBack } = await aClaimOfCleared([5_000, 2_500, 2_500])
  const [hana] = team.others as [MemberActor]
  await makeManager(team, hana)
  expect(await earnedOf(team)).toEqual([14_986, 7_492, 7_492])
  const before = await boughtBack()
  // Of 50.00 the marketplace gives its tenth back, and who agrees the rest.
  await offers(team.buyer, 28_300)
  await agrees(hana, 28_300)
  expect(await earnedOf(team)).toEqual([14_986, 2_992, 7_492])
  expect(await boughtBack()).toBe(before + 5_000)
})

test('what somebody of a team paid in is never given back for it, nor what the others have, and it is said who can’t', async () => {
  const { team, about, offers, agrees } = await aClaimOfCleared([5_000, 2_500, 2_500])
  const [hana] = team.others as [MemberActor]
  expect(await listDisputedMoney(db, hana.id)).toMatchObject([{ amount: 7_492n }])
  expect(await listDisputedMoney(db, team.seller.id)).toMatchObject([{ amount: 14_986n }])
  await makeManager(team, hana)
  await transaction((tx) => giveMoney(tx, hana.id, 100_000))
  await offers(team.buyer, 0)
  await expect(agrees(hana, 0)).rejects.toThrow(/You have not enough of what you earned/)
  await offers(hana, 0)
  await expect(agrees(team.buyer, 0)).rejects.toThrow(/who offered this, has not enough of what they earned/)
  expect(await earnedOf(team)).toEqual([14_986, 7_492, 7_492])
  expect(await findOwnMoney(db, hana.id)).toMatchObject({ deposited: 100_000n })
  const room = await findDealRoom(db, about.dealId, { viewer: team.seller, now: clock.now() })
  expect(room?.deal.state).toBe('disputed')
})

test('what one of a team offered of cleared money is theirs to give, while they act for the team', async () => {
  const { team, offers, agrees } = await aClaimOfCleared([5_000, 2_500, 2_500])
  const [hana, teo] = team.others as [MemberActor, MemberActor]
  await makeManager(team, hana)
  await offers(hana, 28_300)
  await transaction((tx) =>
    tx.db.execute(sql`update team_member set left_at = now() where member_id = ${hana.id}::uuid`),
  )
  await expect(agrees(team.buyer, 28_300)).rejects.toThrow(/does not act for the team any more/)
  await makeManager(team, teo)
  await offers(teo, 28_300)
  await agrees(team.buyer, 28_300)
  expect(await earnedOf(team)).toEqual([14_986, 7_492, 2_992])
})

test('who was paid nothing of a deal gives nothing of it back, and is told so', async () => {
  const { team, offers, agrees } = await aClaimOfCleared([5_000, 5_000])
  const late = await transaction(async (tx) => actorOf(await makeMember(tx)))
  await transaction((tx) =>
    tx.db.execute(
      sql`insert into team_member (team_id, member_id, role, joined_at) values (${team.teamId}::uuid, ${late.id}::uuid, 'manager', now())`,
    ),
  )
  await offers(team.buyer, 0)
  await expect(agrees(late, 0)).rejects.toThrow(/only somebody of the team who was paid for it/)
  await expect(offers(late, 0)).rejects.toThrow(/only somebody of the team who was paid for it/)
})

test('an owner who has all of a team’s share gives as a single seller does; the book of all of this balances', async () => {
  const { team, offers, agrees } = await aClaimOfCleared([10_000, 0])
  await transaction((tx) => giveMoney(tx, team.seller.id, 1_000))
  const { available } = await findOwnMoney(db, team.seller.id)
  await offers(team.buyer, 0)
  await agrees(team.seller, 0)
  expect((await findOwnMoney(db, team.seller.id)).available).toBe(available - 29_970n)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
