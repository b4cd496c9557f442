import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { programs } from '../../scripts/steps/programs.mjs'
import { checkAllReasons } from '../../tests/server/check-all-reasons.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { askDatabase } from '../ask-database.ts'
import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'
import { holdBackOfDemo } from '../recommendations/hold-back-of-demo.ts'
import { type HitRate, measureHits } from '../recommendations/hit-rate.ts'
import { plantTastes } from '../recommendations/plant-tastes.ts'
import { writeTable } from '../report.ts'
import { buildSearch, openSearchOn } from '../seed/build-search.ts'
import { loadScale } from '../seed/load-scale.ts'

const SERVICES = 100_000
const POPULAR = `select service_id as id from viewed_service group by 1 order by count(*) desc, 1 limit 10`
const FORBIDDEN = `
  select count(*)::int as count from service_neighbours known, unnest(known.other_ids) other
  where other = known.service_id`

type Round = { services: number; seconds: number; megabytes: number }

/** Whether recommendations find what people would take, and what learning costs. */
export async function recommendations(database: EmptyDatabase): Promise<void> {
  const market = await makeMarket(database)
  const round = await learnInProcess(market.databaseUrl)
  const [forbidden] = await askDatabase<{ count: number }>(market.databaseUrl, FORBIDDEN)
  if (forbidden?.count) throw new Error('A service stands among its own neighbours')
  writeTable(
    'learning',
    ['views in one round', 'services counted', 'seconds (at most 60)', 'peak memory, MB (at most 500)'],
    [[String(market.views), String(round.services), round.seconds.toFixed(1), round.megabytes.toFixed(0)]],
  )
  await buildSearch(market.databaseUrl)
  const planted = await hitsOf(market)
  const demo = await openFullDemo(database)
  const rows = [
    rowOf('100,000 services with planted tastes', planted),
    rowOf('the demo', await ofDemo(demo.databaseUrl)),
  ]
  writeTable(
    'recommendations',
    [
      'market',
      'held back',
      'found in the first ten',
      'by the most popular ten',
      'times as often (at least 2)',
      'most of one seller (at most 2)',
      'median, ms',
    ],
    rows,
  )
}

function rowOf(name: string, { asked, hits, popular, mostOfOne, medianMs }: HitRate): string[] {
  const share = (count: number) => (count / Math.max(asked, 1)).toFixed(3)
  const times = popular === 0 ? `all ${hits}, none by the other` : (hits / popular).toFixed(1)
  return [name, String(asked), share(hits), share(popular), times, String(mostOfOne), medianMs.toFixed(1)]
}

async function makeMarket({ databaseUrl: emptyUrl }: EmptyDatabase) {
  await askDatabase(emptyUrl, 'create database tastes')
  const url = new URL(emptyUrl)
  url.pathname = '/tastes'
  const databaseUrl = url.toString()
  await migrateDatabase(databaseUrl, migrationsFolder())
  await loadScale(databaseUrl, { services: SERVICES, startedAt: new Date(), say: () => {} })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return { databaseUrl, ...(await plantTastes(client)) }
  } finally {
    await client.end()
  }
}

async function learnInProcess(databaseUrl: string): Promise<Round> {
  const script = 'bench/recommendations/round-process.ts'
  const flags = programs.worker.args.filter((one) => one.startsWith('--'))
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, databaseUrl])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Round
}

async function hitsOf({ databaseUrl, held }: Awaited<ReturnType<typeof makeMarket>>): Promise<HitRate> {
  const popular = await askDatabase<{ id: string }>(databaseUrl, POPULAR)
  const opened = await openSearchOn(databaseUrl)
  try {
    const popularIds = popular.map(({ id }) => id)
    return await measureHits({ db: opened.database.db, search: opened.search, popularIds }, held)
  } finally {
    await opened.close()
  }
}

/** Each favourite and order is held back alone: the rest is learned without it, and it is guessed. */
async function ofDemo(databaseUrl: string): Promise<HitRate> {
  const popular = await askDatabase<{ id: string }>(databaseUrl, POPULAR)
  const opened = await openSearchOn(databaseUrl)
  try {
    const { false: untrue } = await checkAllReasons(opened.database.db, opened.search, new Date())
    if (untrue.length > 0) throw new Error(`Not true: ${untrue.join(' ')}`)
    return await holdBackOfDemo(
      opened,
      popular.map(({ id }) => id),
    )
  } finally {
    await opened.close()
  }
}
