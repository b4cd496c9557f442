import { findEverything } from '#app/admin/find/find-everything.ts'
import type { MemberEdge } from '#app/edge.ts'
import type { MemberActor } from '#domain/actor.ts'
import { listPayouts, readPayoutFilters } from '#domain/payouts/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { fillDesk } from '../desk/fill-desk.ts'
import { fillEverything } from '../find/fill-everything.ts'
import { filledTables } from '../find/fills.ts'
import { readQuestions } from '../find/questions.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { explain } from '../search/explain-queries.ts'
import { openRecordingDatabase } from '../search/record-statements.ts'
import { median } from '../statistics.ts'

const MANY = 1_000_000
/** `FOUND_AMONG=50000 npm run bench -- find` for a shorter look. */
const many = Number(process.env['FOUND_AMONG'] ?? MANY)
const TICKETS_SHARE = 0.3
const ROUNDS = 15
const MOST_MS = 50

type Ask = [name: string, ask: () => Promise<number>]

/** Every kind of question to `/admin/find` among a million members and what they did, against one row by its key in the same run. */
export async function find({ databaseUrl }: EmptyDatabase): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder())
  const { pool, close } = openDatabase(databaseUrl, { poolSize: 1, name: 'guildhall bench find' })
  const tickets = { from: 0, to: many * TICKETS_SHARE, agentId: crypto.randomUUID() }
  await fillEverything(pool, many)
  await fillDesk(pool, { ...tickets, untilMs: Number.POSITIVE_INFINITY })
  await close()
  await measureFinding(databaseUrl)
}

async function measureFinding(databaseUrl: string): Promise<void> {
  const database = openRecordingDatabase(databaseUrl)
  const actor: MemberActor = { kind: 'member', id: crypto.randomUUID(), role: 'admin', state: 'active' }
  const client = await database.pool.connect()
  try {
    const questions = await readQuestions(client)
    const byKey = () => client.query('select id from member where id = $1', [questions['the id of a member']])
    const keyMs = await measure(byKey)
    const rows: string[][] = [['one row by its key', '1', keyMs.toFixed(2), '1', 'nothing']]
    for (const [name, ask] of asksOf(database.db, actor, questions)) {
      const found = await ask()
      const ms = await measure(ask)
      const plans: string[] = []
      for (const statement of await database.during(ask)) plans.push(await explain(client, statement))
      const times = `${(ms / keyMs).toFixed(0)}${ms > MOST_MS ? ' (too long)' : ''}`
      rows.push([name, String(found), ms.toFixed(1), times, readInARow(plans)])
    }
    writeTable('find', ['asked', 'found', 'ms (at most 50)', 'times one row', 'read from end to end'], rows)
  } finally {
    client.release()
    await database.close()
  }
}

function asksOf(db: Db, actor: MemberActor, questions: Readonly<Record<string, string>>): Ask[] {
  const settings = { currency: 'USD' as const }
  const atDesk = async (words: string) => {
    const url = new URL(`http://localhost/admin/find?q=${encodeURIComponent(words)}`)
    const { found } = await findEverything({ db, actor, clock: systemClock, settings, url } as MemberEdge)
    return found.reduce((sum, { things }) => sum + things.length, 0)
  }
  const filters = readPayoutFilters(new URLSearchParams({ q: questions['a sum'] ?? '', show: 'all' }))
  return [
    ...Object.entries(questions).map(([name, words]): Ask => [name, () => atDesk(words)]),
    [
      'a sum, in the list of payouts',
      async () => (await listPayouts(db, actor, { filters, ...settings })).found,
    ],
  ]
}

async function measure(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const began = performance.now()
    await ask()
    if (round >= 0) times.push(performance.now() - began)
  }
  return median(times)
}

/** As many rows in a row are read before an index is asked. */
const A_FEW = 1_000
const SCAN =
  /Seq Scan on (\w+)[^\n]*actual rows=([\d.]+) loops=(\d+)\)(?:\n(?!\s*->)(?!\s*Rows Removed)[^\n]*)*(?:\n\s*Rows Removed by Filter: (\d+))?/g

/** Of tables that grow, those of which more than a few rows are read without an index. */
function readInARow(plans: readonly string[]): string {
  const read = plans
    .flatMap((plan) => [...plan.matchAll(SCAN)])
    .filter(([, table = '']) => table === 'ticket' || filledTables.includes(table))
    .filter(([, , rows, loops, removed = '0']) => (Number(rows) + Number(removed)) * Number(loops) > A_FEW)
    .map(([, table]) => table)
  return read.length === 0 ? 'nothing' : [...new Set(read)].join(', ')
}
