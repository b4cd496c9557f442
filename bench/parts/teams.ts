import { randomUUID } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import {
  countOpenTeamDeals,
  countTeamDeals,
  countWorkOf,
  findSplits,
  listOpenTeamDeals,
  listTeamDeals,
  releaseEarly,
  sumHeldForTeam,
  sumPartsOfTeam,
} from '#domain/deals/index.ts'
import {
  listCommonSkills,
  listEarningsOverTime,
  listTeamEarnings,
  listTeamsForAdmin,
  sumTeamEarnings,
} from '#domain/teams/index.ts'
import { addDays, systemClock } from '#platform/clock/clock.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { transactions } from '#platform/db/transaction.ts'
import { aFundedDeal, makeTeam } from '../../tests/server/funded-deals.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { openSearchWith } from '../seed/build-search.ts'
import { explain } from '../search/explain-queries.ts'
import { openRecordingDatabase } from '../search/record-statements.ts'
import { median } from '../statistics.ts'
import { fillTeams } from '../teams/fill-teams.ts'

const MANY = 100_000
const ROUNDS = 7
const LARGE =
  /Seq Scan on (team|team_member|team_earning|deal|deal_share|milestone|ledger_transfer|ledger_posting)\b/
/** What they may see is asked of their role alone. */
const administrator: MemberActor = { kind: 'member', id: randomUUID(), role: 'admin', state: 'active' }
const FILTERS = { words: '', state: '', size: '', volume: '' } as const

/** The screens of teams where there are very many of them, and of one that has sold very much: what each asks takes, by which plans. */
export async function teams({ databaseUrl }: EmptyDatabase): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder())
  const database = openRecordingDatabase(databaseUrl)
  const run = transactions(database, systemClock, async () => {})
  const made = await makeTeam(run, [6_000, 4_000])
  const { teamId } = made
  const { buyer, ...about } = await run((tx) => aFundedDeal(tx, made))
  await run((tx) => releaseEarly(tx, buyer, about))
  await fillTeams(database.pool, { dealId: about.dealId, teamId }, { teams: MANY, deals: MANY })
  const opened = await openSearchWith(database)
  await opened.search.rebuild('team')
  const { db } = database
  const now = new Date()
  const month = { from: addDays(now, -30), to: addDays(now, 1) }
  const which = { teamId }
  const find = (words: string, offset = 0) =>
    opened.search.page({ words, filters: { kind: 'team' }, sort: 'relevance' }, { offset, most: 10 })
  const administered = (given: Partial<Parameters<typeof listTeamsForAdmin>[2]>) =>
    listTeamsForAdmin(db, administrator, { ...FILTERS, page: 1, now, ...given })
  const screens: [name: string, ask: () => Promise<unknown>][] = [
    ['/teams', () => Promise.all([find(''), listCommonSkills(db)])],
    ['/teams, page 100', () => find('', 990)],
    ['/search?q=quiet+letters&in=teams', () => find('quiet letters')],
    [
      '/team: open deals, who works, this month',
      () =>
        Promise.all([
          listOpenTeamDeals(db, which, 100),
          countOpenTeamDeals(db, which),
          countWorkOf(db, teamId),
          sumPartsOfTeam(db, teamId, month),
        ]),
    ],
    [
      '/team/deals',
      () => Promise.all([listTeamDeals(db, which, { sort: 'changed', page: 1 }), countTeamDeals(db, which)]),
    ],
    ['/team/deals, page 2,000', () => listTeamDeals(db, which, { sort: 'changed', page: 2_000 })],
    [
      '/team/earnings',
      async () => {
        await Promise.all([
          listEarningsOverTime(db, teamId, { step: 'month', now }),
          sumTeamEarnings(db, teamId, month),
        ])
        await findSplits(db, await listTeamEarnings(db, teamId, { ...month, most: 21 }))
      },
    ],
    ['/admin/teams', () => administered({})],
    ['/admin/teams?q=letters+77', () => administered({ words: 'letters 77' })],
    ['/admin/teams?volume=earning', () => administered({ volume: 'earning' })],
    ['/admin/teams/{id}', () => Promise.all([sumTeamEarnings(db, teamId), sumHeldForTeam(db, teamId)])],
  ]
  const client = await database.pool.connect()
  const rows: string[][] = []
  try {
    for (const [name, ask] of screens) {
      const statements = await database.during(ask)
      const plans: string[] = []
      for (const statement of statements) plans.push(await explain(client, statement))
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now()
        await ask()
        times.push(performance.now() - began)
      }
      const scanned = plans.flatMap((plan) => LARGE.exec(plan)?.[1] ?? [])
      rows.push([name, String(statements.length), median(times).toFixed(1), scanned.join(', ') || 'nothing'])
    }
  } finally {
    client.release()
    await opened.close()
  }
  writeTable('teams', ['screen', 'statements', 'ms', 'read from end to end'], rows)
}
