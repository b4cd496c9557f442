import { jobs } from '#domain/areas.ts'
import { releaseEarly } from '#domain/deals/index.ts'
import { makeMissingPapers } from '#domain/papers/index.ts'
import { reactWith } from '#domain/react.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type React, type RunInTransaction, transactions } from '#platform/db/transaction.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'
import { aFundedDeal, type Funded, makePairs, type Pair } from '../../tests/server/funded-deals.ts'
import { median } from '../statistics.ts'

/** Few: all of them wait for one account, the marketplace's own, whose lock is held while papers are made. */
const AT_ONCE = 4
const DEALS_EACH = 8
const ROUNDS = 5
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export type Releases = { withoutASecond: number; withASecond: number; ratio: number }

/**
 * Four at once release what they paid for, with the papers that are made of it (an invoice and a commission invoice) and
 * without them, in turns: what papers cost at the moment that has most of them.
 */
export async function measureReleases(databaseUrl: string): Promise<Releases> {
  const queue = await openJobQueue(databaseUrl, jobs, { supervise: false, onFailure: () => {} })
  const database = openDatabase(databaseUrl, { poolSize: AT_ONCE, name: 'bench releases' })
  const react = reactWith(queue, () => ({
    settings,
    siteOrigin: 'https://hall.test',
    secret: ['x'.repeat(32)] as const,
  }))
  const withPapers = transactions(database, systemClock, react)
  const without = transactions(database, systemClock, leaveOutPapers(react))
  try {
    const pairs = await makePairs(withPapers, AT_ONCE)
    const released = (release: RunInTransaction) => releaseAll(pairs, withPapers, release)
    const rates: { with: number; without: number }[] = []
    for (let round = -1; round < ROUNDS; round++) {
      const rate = { with: await released(withPapers), without: await released(without) }
      // The verifier asks for every paper; these are made as those of an older version's movements are.
      while ((await withPapers((tx) => makeMissingPapers(tx, settings))).more);
      if (round >= 0) rates.push(rate)
    }
    return {
      withoutASecond: median(rates.map((one) => one.without)),
      withASecond: median(rates.map((one) => one.with)),
      ratio: median(rates.map((one) => one.with / one.without)),
    }
  } finally {
    await queue.stop()
    await database.close()
  }
}

const leaveOutPapers =
  (react: React): React =>
  (tx, event) =>
    react({ ...tx, atEnd: (name, work) => (name === 'papers' ? undefined : tx.atEnd(name, work)) }, event)

/** Each of those who release at once has deals of their own, paid for beforehand; how many are released a second. */
async function releaseAll(
  pairs: readonly Pair[],
  begin: RunInTransaction,
  release: RunInTransaction,
): Promise<number> {
  const funded = await Promise.all(
    pairs.map(async (pair) => {
      const own: Funded[] = []
      for (let made = 0; made < DEALS_EACH; made++) own.push(await begin((tx) => aFundedDeal(tx, pair)))
      return own
    }),
  )
  const began = performance.now()
  await Promise.all(
    funded.map(async (own) => {
      for (const { buyer, ...about } of own) await release((tx) => releaseEarly(tx, buyer, about))
    }),
  )
  return (pairs.length * DEALS_EACH * 1_000) / (performance.now() - began)
}
