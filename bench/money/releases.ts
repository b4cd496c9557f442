import { jobs } from '#domain/areas.ts'
import { acceptDeal, fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { aPair, aProposal, milestonesOf, type Pair } from '#domain/deals/testing.ts'
import { makeMissingPapers } from '#domain/papers/make-missing.ts'
import { reactWith } from '#domain/react.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import {
  type React,
  type RunInTransaction,
  type Transaction,
  transactions,
} from '#platform/db/transaction.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'
import { median } from '../statistics.ts'

const AT_ONCE = 16
const DEALS_EACH = 6
const ROUNDS = 5
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export type Releases = { withoutASecond: number; withASecond: number; ratio: number }

type Funded = Pair & { dealId: string; milestoneId: string }

/**
 * Sixteen at once release what they paid for, with the papers that are made of it (an invoice and a commission invoice) and
 * without them, in turns: what papers cost at the moment that has most of them.
 */
export async function measureReleases(databaseUrl: string): Promise<Releases> {
  const queue = await openJobQueue(databaseUrl, jobs, { supervise: false, onFailure: () => {} })
  const database = openDatabase(databaseUrl, { poolSize: AT_ONCE, name: 'bench releases' })
  const react = reactWith(queue, () => ({ settings, siteOrigin: 'https://hall.test' }))
  const withPapers = transactions(database, systemClock, react)
  const without = transactions(database, systemClock, leaveOutPapers(react))
  try {
    const pairs: Pair[] = []
    for (let place = 0; place < AT_ONCE; place++) pairs.push(await withPapers((tx) => aPair(tx)))
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

async function aFundedDeal(tx: Transaction, pair: Pair): Promise<Funded> {
  const dealId = await aProposal(tx, pair)
  await acceptDeal(tx, pair.buyer, { dealId, version: 1 })
  const milestoneId = (await milestonesOf(tx, dealId))[0]?.id ?? ''
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] })
  return { ...pair, dealId, milestoneId }
}
