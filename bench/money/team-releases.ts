import { releaseEarly } from '#domain/deals/index.ts'
import { makeMissingPapers } from '#domain/papers/index.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { WHOLE } from '#domain/teams/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { aFundedDeal, makePairs, makeTeam, type Pair } from '../../tests/server/funded-deals.ts'
import { median } from '../statistics.ts'

const RELEASES = 40

export type TeamReleases = { people: number; oneMs: number; teamMs: number; ratio: number }

/** What a release to as many as a team may have takes, beside one to one person, in turns. */
export async function measureTeamReleases(databaseUrl: string): Promise<TeamReleases> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'bench team releases' })
  const run = transactions(database, systemClock, async () => {})
  const people = 30
  const each = Math.floor(WHOLE / people)
  const others = Array.from({ length: people - 1 }, () => each)
  try {
    const [one] = await makePairs(run, 1)
    if (!one) throw new Error('There is nobody to pay')
    const team = await makeTeam(run, [WHOLE - each * (people - 1), ...others])
    const release = async (pair: Pair & { teamId?: string }) => {
      const { buyer, ...about } = await run((tx) => aFundedDeal(tx, pair))
      const began = performance.now()
      await run((tx) => releaseEarly(tx, buyer, about))
      return performance.now() - began
    }
    const times: { one: number; team: number }[] = []
    for (let round = -5; round < RELEASES; round++) {
      const took = { one: await release(one), team: await release(team) }
      if (round >= 0) times.push(took)
    }
    // The verifier asks for every paper; these are made as those of an older version's movements are.
    while ((await run((tx) => makeMissingPapers(tx, initialSettings))).more);
    const oneMs = median(times.map((took) => took.one))
    const teamMs = median(times.map((took) => took.team))
    return { people, oneMs, teamMs, ratio: teamMs / oneMs }
  } finally {
    await database.close()
  }
}
