import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ledgerChecks } from '#domain/areas.ts'
import { acceptDeal, claimMoney, fundMilestones, listShares, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, aProposal, aTeamPair, milestonesOf } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { agreeToShares, leaveTeam, proposeShares } from '#domain/teams/index.ts'
import { movableClock, DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { rounds } from '../rounds.ts'
import { expectBothFirst, inRounds, race } from './rounds.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const nothingShared = async () => undefined
const ROUNDS = rounds({ short: 10, long: 200 })

test('new shares that are agreed to against an acceptance: the deal keeps the one division or the other, whole, in every round', async () => {
  const firsts: number[] = []
  await inRounds(
    nothingShared,
    async (_, round) => {
      const team = await transaction((tx) => aTeamPair(tx, [6_000, 4_000], 0))
      const dealId = await transaction((tx) => aProposal(tx, team, { teamId: team.teamId }))
      const [other] = team.others
      if (!other) throw new Error('The team has one alone')
      const { teamId } = team
      const { number } = await transaction((tx) =>
        proposeShares(tx, team.seller, {
          teamId,
          shares: [
            { memberId: team.seller.id, basisPoints: 9_000 },
            { memberId: other.id, basisPoints: 1_000 },
          ],
        }),
      )
      const { won } = await race(
        round,
        () => transaction((tx) => acceptDeal(tx, team.buyer, { dealId, version: 1 })),
        () => transaction((tx) => agreeToShares(tx, other, { teamId, number })),
      )
      expect(won).toHaveLength(2)
      const { rows } = await db.execute<{ division: number }>(
        sql`select team_division as division from deal where id = ${dealId}::uuid`,
      )
      const division = rows[0]?.division ?? 0
      const shares = await listShares(db, { id: dealId, teamDivision: division })
      const ofOther = shares.find(({ memberId }) => memberId === other.id)?.basisPoints
      expect([division, ofOther]).toEqual(division === 1 ? [1, 4_000] : [2, 1_000])
      firsts.push(division)
    },
    ROUNDS,
  )
  expectBothFirst(firsts)
}, 300_000)

test('leaving against a release: who did the work is paid by the share of the day of acceptance, in every round', async () => {
  await inRounds(
    nothingShared,
    async (_, round) => {
      const { team, about } = await aPaidTeam()
      const [other] = team.others
      if (!other) throw new Error('The team has one alone')
      const { won } = await race(
        round,
        () => transaction((tx) => releaseEarly(tx, team.buyer, about)),
        () => transaction((tx) => leaveTeam(tx, other, { teamId: team.teamId })),
      )
      expect(won).toHaveLength(2)
      expect((await findOwnMoney(db, other.id)).clearing).toBe(3_600n)
      expect((await findOwnMoney(db, team.seller.id)).clearing).toBe(5_400n)
    },
    ROUNDS,
  )
}, 300_000)

test('a claim against the clearing of what a team was paid: all parts are held, or none is, and the book balances', async () => {
  const deals: Awaited<ReturnType<typeof aPaidTeam>>[] = []
  // One after another: all of them are paid from one account, which each holds until it is whole.
  while (deals.length < ROUNDS) deals.push(await aPaidTeam())
  for (const { team, about } of deals) await transaction((tx) => releaseEarly(tx, team.buyer, about))
  // To the last day on which both can happen.
  clock.advanceMs(10 * DAY_MS)
  await Promise.all([
    ...deals.map(({ team, about }) =>
      transaction((tx) =>
        claimMoney(tx, team.buyer, {
          ...about,
          reason: 'other',
          wantedMinor: minor(0),
          statement: 'It fell off the wall.',
          files: [],
        }),
      ),
    ),
    ...[1, 2, 3].map(() => transaction(clearDue)),
  ])
  while ((await transaction(clearDue)).more);
  const { rows } = await db.execute<{ states: string }>(sql`
    select array_to_string(array_agg(distinct state), ' ') as states from ledger_clearing group by subject_id`)
  for (const { states } of rows) expect(['held', 'cleared']).toContain(states)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 300_000)

async function aPaidTeam() {
  return transaction(async (tx) => {
    const team = await aTeamPair(tx, [6_000, 4_000])
    const dealId = await anAgreedDeal(tx, team)
    const [part] = await milestonesOf(tx, dealId)
    const milestoneId = part?.id ?? ''
    await fundMilestones(tx, team.buyer, { dealId, milestoneIds: [milestoneId] })
    return { team, about: { dealId, milestoneId } }
  })
}
