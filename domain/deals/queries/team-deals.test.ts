import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import {
  listEarningsOverTime,
  listTeamEarnings,
  sumEarningsOfTeams,
  sumTeamEarnings,
} from '#domain/teams/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  answerRequest,
  askRefund,
  chooseWorkers,
  countOpenTeamDeals,
  countTeamDeals,
  countWorkOf,
  findDealRoom,
  findSplits,
  fundMilestones,
  giveTip,
  listOpenTeamDeals,
  listTeamDeals,
  listWorkersOf,
  releaseEarly,
  sumPartsOfTeam,
} from '../index.ts'
import { anAgreedDeal, aTeamPair, milestonesOf, someContent } from '../testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database

type Team = Awaited<ReturnType<typeof aTeamPair>>
const aTeamOf = (shares: readonly [number, ...number[]]) => transaction((tx) => aTeamPair(tx, shares))

/** A deal of a team with money in it. */
async function aPaidDeal(team: Team, title: string, priceMinor = 33_300) {
  return transaction(async (tx) => {
    const content = someContent({ title, milestones: [{ title: 'All of it', priceMinor, days: 5 }] })
    const dealId = await anAgreedDeal(tx, team, content)
    const [part] = await milestonesOf(tx, dealId)
    const about = { dealId, milestoneId: part!.id }
    await fundMilestones(tx, team.buyer, { dealId, milestoneIds: [about.milestoneId] })
    return about
  })
}
const release = (team: Team, about: { dealId: string; milestoneId: string }) =>
  transaction((tx) => releaseEarly(tx, team.buyer, about))

const all = { sort: 'title', page: 1 } as const

test('a team has its deals by state, and a member those that they work on, until they leave', async () => {
  const team = await aTeamOf([5_000, 3_000, 2_000])
  const [teo] = team.others as [MemberActor]
  const first = await aPaidDeal(team, 'Labels for honey')
  const second = await aPaidDeal(team, 'Name for a chandler')
  await release(team, second)
  await transaction((tx) => chooseWorkers(tx, team.seller, { dealId: first.dealId, memberIds: [teo.id] }))
  const { teamId } = team
  const titles = async (which: Parameters<typeof listTeamDeals>[1], more = {}) =>
    (await listTeamDeals(db, which, { ...all, ...more })).rows.map(({ title }) => title)
  expect(await titles({ teamId })).toEqual(['Labels for honey', 'Name for a chandler'])
  expect(await titles({ teamId }, { state: 'completed' })).toEqual(['Name for a chandler'])
  expect(await titles({ teamId }, { words: 'HONEY' })).toEqual(['Labels for honey'])
  expect(await titles({ teamId, workerId: teo.id })).toEqual(['Labels for honey'])
  expect(await countTeamDeals(db, { teamId })).toEqual(
    new Map([
      ['active', 1],
      ['completed', 1],
    ]),
  )
  expect(await countOpenTeamDeals(db, { teamId })).toBe(1)
  expect((await listOpenTeamDeals(db, { teamId }, 10)).map(({ id }) => id)).toEqual([first.dealId])
  const workers = () => listWorkersOf(db, [first.dealId, second.dealId])
  expect(await workers()).toEqual(new Map([[first.dealId, [teo.id]]]))
  expect(await countWorkOf(db, teamId)).toEqual(new Map([[teo.id, 1]]))
  await transaction((tx) =>
    tx.db.execute(sql`update team_member set left_at = now() where member_id = ${teo.id}::uuid`),
  )
  expect(await workers()).toEqual(new Map())
})

test('each movement of a team’s money is a line with who got what, and together they are what the ledger has', async () => {
  const team = await aTeamOf([3_750, 2_750, 2_000, 1_500])
  const { teamId, buyer, seller } = team
  const about = await aPaidDeal(team, 'Labels for honey')
  await release(team, about)
  clock.advanceMs(DAY_MS)
  const tip = { dealId: about.dealId, amountMinor: minor(1_001), formKey: 'thanks' }
  await transaction((tx) => giveTip(tx, buyer, tip))
  clock.advanceMs(DAY_MS)
  const asked = { ...about, refundMinor: minor(3_300), reason: 'One of ten was crooked.' }
  await transaction((tx) => askRefund(tx, buyer, asked))
  const room = await findDealRoom(db, about.dealId, { viewer: seller, now: clock.now() })
  const answer = { dealId: about.dealId, requestId: room!.requests[0]!.id, agrees: true }
  await transaction((tx) => answerRequest(tx, seller, answer))

  const earnings = await listTeamEarnings(db, teamId, { most: 10 })
  const splits = await findSplits(db, earnings)
  expect(splits.map(({ transfer, title }) => [transfer.kind, title])).toEqual([
    ['take-back', 'Labels for honey'],
    ['tip', 'Labels for honey'],
    ['release', 'Labels for honey'],
  ])
  const [back, , released] = splits
  expect(released).toMatchObject({ releasedMinor: 33_300n, commissionMinor: 3_330n, division: 1 })
  expect(released?.parts.map(({ basisPoints, amount }) => [basisPoints, amount])).toEqual([
    [3_750, 11_240n],
    [2_750, 8_241n],
    [2_000, 5_994n],
    [1_500, 4_495n],
  ])
  expect(back).toMatchObject({ releasedMinor: -3_300n, commissionMinor: -330n })
  const shared = splits.flatMap(({ parts }) => parts).reduce((sum, { amount }) => sum + amount, 0n)
  const span = { from: new Date('2030-05-01T00:00:00Z'), to: new Date('2030-06-01T00:00:00Z') }
  const { count, releasedMinor, commissionMinor } = await sumTeamEarnings(db, teamId, span)
  expect([count, releasedMinor - commissionMinor]).toEqual([3, shared])
  const parts = await sumPartsOfTeam(db, teamId, span)
  expect([...parts.values()].reduce((sum, part) => sum + part, 0n)).toBe(shared)
  const since = await sumEarningsOfTeams(db, [teamId], span.from)
  expect(since.get(teamId)?.releasedMinor).toBe(releasedMinor)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('earnings are paged from the newest, and summed by days, weeks and months beside as many before', async () => {
  const team = await aTeamOf([5_000, 5_000])
  const { teamId } = team
  const titles = ['One', 'Two', 'Three']
  for (const title of titles) {
    await release(team, await aPaidDeal(team, title, 10_000))
    clock.advanceMs(8 * DAY_MS)
  }
  const [newest] = await listTeamEarnings(db, teamId, { most: 1 })
  const older = await listTeamEarnings(db, teamId, { most: 10, before: newest!.transferId })
  expect((await findSplits(db, [newest!, ...older])).map(({ title }) => title)).toEqual(titles.toReversed())
  for (const step of ['day', 'week', 'month'] as const) {
    const points = await listEarningsOverTime(db, teamId, { step, now: clock.now() })
    expect(points.reduce((sum, { sharedMinor }) => sum + sharedMinor, 0n)).toBe(27_000n)
    expect(points.every(({ beforeMinor }) => beforeMinor === 0n)).toBe(true)
  }
  const later = new Date(clock.now().getTime() + 30 * DAY_MS)
  const days = await listEarningsOverTime(db, teamId, { step: 'day', now: later })
  expect(days.reduce((sum, { beforeMinor }) => sum + beforeMinor, 0n)).toBe(27_000n)
})
