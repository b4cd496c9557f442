import type { MemberActor } from '#domain/actor.ts'
import { countTicketQueue, countViews, listTickets } from '#domain/support/index.ts'
import { type DeskView, deskViews } from '#domain/support/desk/desk-rules.ts'
import type { Db } from '#platform/db/database.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { fillDesk } from '../desk/fill-desk.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { explain } from '../search/explain-queries.ts'
import { openRecordingDatabase } from '../search/record-statements.ts'
import { median } from '../statistics.ts'

const FEW = 1_000
const MANY = 1_000_000
/** `TICKETS=50000 npm run bench -- desk` for a shorter look. */
const wanted = Number(process.env['TICKETS'] ?? MANY)
/** Whoever measures is done after so long, with as many as are there by then. */
const FILL_MS = 10 * 60_000
const ROUNDS = 15
const MOST_TIMES = 3
/** Less than this is the way to the database and back: times of it say nothing. */
const LEAST_MS = 1
const WORDS = {
  'in twenty tickets': 'needle',
  'in one of 1,000': 'lantern',
  'in one of 5': 'payment',
} as const

type Ask = [name: string, ask: () => Promise<unknown>]

/** The queue of the desk with very many tickets against one with few, each view, count and search, in one run. */
export async function desk({ databaseUrl }: EmptyDatabase): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder())
  const database = openRecordingDatabase(databaseUrl)
  const agent: MemberActor = { kind: 'member', id: crypto.randomUUID(), role: 'support', state: 'active' }
  const asks = asksOf(database.db, agent)
  const fill = (from: number, to: number) =>
    fillDesk(database.pool, { from, to, agentId: agent.id, untilMs: performance.now() + FILL_MS })
  await fill(0, FEW)
  const before = await measure(asks)
  const reached = await fill(FEW, wanted)
  const after = await measure(asks)
  const client = await database.pool.connect()
  const rows: string[][] = []
  try {
    for (const [at, [name, ask]] of asks.entries()) {
      const plans: string[] = []
      for (const statement of await database.during(ask)) plans.push(await explain(client, statement))
      const [few = 0, many = 0] = [before[at], after[at]]
      const times = Math.max(many, LEAST_MS) / Math.max(few, LEAST_MS)
      rows.push([
        name,
        few.toFixed(1),
        many.toFixed(1),
        `${times.toFixed(1)}${times > MOST_TIMES ? ' (too many)' : ''}`,
        plans.some((plan) => /Seq Scan on ticket\b/.test(plan)) ? 'ticket' : 'nothing',
      ])
    }
  } finally {
    client.release()
    await database.close()
  }
  const many = `ms with ${reached.toLocaleString('en')}`
  writeTable('desk', ['asked', 'ms with 1,000', many, 'times', 'read from end to end'], rows)
}

function asksOf(db: Db, agent: MemberActor): Ask[] {
  const list = (view: DeskView, words = '') => listTickets(db, agent, { view, words, now: new Date() })
  return [
    ...deskViews.map((view): Ask => [`view “${view}”`, () => list(view)]),
    [
      'view “all”, its second page',
      async () => {
        const { next } = await list('all')
        return listTickets(db, agent, { view: 'all', words: '', now: new Date(), after: next })
      },
    ],
    ['counts of all views', () => countViews(db, agent, new Date())],
    ['count in the navigation', () => countTicketQueue(db, agent, new Date())],
    ...Object.entries(WORDS).flatMap(([where, word]): Ask[] => [
      [`search of a word ${where}`, () => list('all', word)],
      [`the same among what waits`, () => list('waiting', word)],
    ]),
    ['search of a number', () => list('all', '1500')],
  ]
}

async function measure(asks: readonly Ask[]): Promise<number[]> {
  const medians: number[] = []
  for (const [, ask] of asks) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
    medians.push(median(times))
  }
  return medians
}
