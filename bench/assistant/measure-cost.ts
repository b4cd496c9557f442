import {
  findNearCopies,
  needInput,
  nearestServices,
  openAssistant,
  readWaiting,
  writeBrief,
} from '#domain/assistant/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { transactions } from '#platform/db/transaction.ts'
import { type Meaning, openMeaning } from '#platform/meaning/meaning.ts'
import { askDatabase } from '../ask-database.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { openSearchOn } from '../seed/build-search.ts'
import { loadScale } from '../seed/load-scale.ts'
import { openRandom } from '../seed/random.ts'
import { median, quantile } from '../statistics.ts'
import { fillMeaning, middleOfCategory, nearTo } from './fill-meaning.ts'

const FEW = 1_000
const MANY = Number(process.env['ASSISTANT_SERVICES'] ?? 1_000_000)
const ASKED = 150
const WARMING = 30

type Cost = { briefs: number[]; nearest: number[]; copies: number[]; threadMs: number }

/** What a brief costs with few services and with many. The model's part is the same with both, and left out. */
export async function measureCost({ databaseUrl }: EmptyDatabase): Promise<void> {
  const few = await costWith(databaseUrl, FEW)
  const many = await costWith(databaseUrl, MANY)
  const row = (name: string, of: (cost: Cost) => number[]) => [
    name,
    ...[few, many].flatMap((cost) => [median(of(cost)).toFixed(1), quantile(of(cost), 0.95).toFixed(1)]),
    (median(of(many)) / median(of(few))).toFixed(2),
  ]
  const size = (services: number) => services.toLocaleString('en')
  writeTable(
    'assistant cost',
    [
      'asked for',
      `${size(FEW)} services: median, ms`,
      'p95',
      `${size(MANY)}: median, ms`,
      'p95',
      'ratio of medians (at most 2)',
    ],
    [
      row('a whole brief', ({ briefs }) => briefs),
      row('nearest in meaning', ({ nearest }) => nearest),
      row('near copies', ({ copies }) => copies),
      [
        'of a brief, on the thread of the process',
        few.threadMs.toFixed(1),
        '',
        many.threadMs.toFixed(1),
        '',
        (many.threadMs / few.threadMs).toFixed(2),
      ],
    ],
  )
}

async function costWith(emptyUrl: string, services: number): Promise<Cost> {
  const databaseUrl = await makeScale(emptyUrl, services)
  return costOn(databaseUrl, services)
}

/** A marketplace with so many services, read and found as if each had been published. */
async function makeScale(emptyUrl: string, services: number): Promise<string> {
  const url = new URL(emptyUrl)
  url.pathname = `/assistant_${services}`
  const databaseUrl = url.toString()
  await askDatabase(emptyUrl, `create database assistant_${services}`)
  await migrateDatabase(databaseUrl, migrationsFolder())
  await loadScale(databaseUrl, { services, startedAt: new Date(), say: () => {} })
  const { model } = openMeaning({ meaning: 'off', dataFolder: '' })
  await Promise.all([fillMeaning(databaseUrl, model), buildServiceSearch(databaseUrl)])
  return databaseUrl
}

/** Nobody is looked for by name here: search of services alone is built. */
async function buildServiceSearch(databaseUrl: string): Promise<void> {
  const opened = await openSearchOn(databaseUrl)
  await opened.search.rebuild('service')
  await opened.close()
}

async function costOn(databaseUrl: string, services: number): Promise<Cost> {
  const random = openRandom(services)
  const leaves = await askDatabase<{ id: string }>(
    databaseUrl,
    'select distinct category_id as id from service',
  )
  const { model } = openMeaning({ meaning: 'off', dataFolder: '' })
  /** Near a category by chance, at once: what the model takes is measured elsewhere. */
  const meaning: Meaning = {
    model,
    isOff: false,
    embed: async (texts) => texts.map(() => nearTo(middleOfCategory(random.pick(leaves).id), random)),
    describe: () => ({ state: 'on', since: new Date() }),
    close() {},
  }
  const opened = await openSearchOn(databaseUrl)
  const { db } = opened.database
  const assistant = openAssistant({ db, search: opened.search, meaning, clock: systemClock })
  const transaction = transactions(opened.database, systemClock, async () => {})
  await readWaiting({ assistant, transaction, now: new Date() })
  const titles = await askDatabase<{ title: string }>(
    databaseUrl,
    `select title from service tablesample system (${services > 10_000 ? 1 : 100}) limit 400`,
  )
  const someText = () =>
    `I need ${random.pick(titles).title} and ${random.pick(titles).title}, up to $300 in two weeks`
  const brief = async () => {
    const asked = {
      need: needInput.parse({ text: someText() }),
      at: { now: new Date(), currency: 'USD' },
      looker: { hidden: new Set<string>() },
    }
    for await (const part of writeBrief(assistant, asked)) if (part.part === 'matches') return
  }
  try {
    const briefs = await timesOf(brief)
    const before = process.cpuUsage()
    for (let number = 0; number < ASKED; number++) await brief()
    const spent = process.cpuUsage(before)
    return {
      briefs,
      nearest: await timesOf(() =>
        nearestServices(assistant, { text: someText() }, { most: 6, hidden: new Set() }),
      ),
      copies: await timesOf(() => findNearCopies(db, { text: someText().repeat(3), kind: 'service' })),
      threadMs: (spent.user + spent.system) / 1_000 / ASKED,
    }
  } finally {
    await opened.close()
  }
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  for (let number = 0; number < WARMING; number++) await ask()
  const times: number[] = []
  for (let number = 0; number < ASKED; number++) {
    const begunAt = performance.now()
    await ask()
    times.push(performance.now() - begunAt)
  }
  return times
}
