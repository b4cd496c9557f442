import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { jobs } from '#domain/areas.ts'
import { sendMessage } from '#domain/messages/index.ts'
import { reactWith } from '#domain/react.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type RunInTransaction, transactions } from '#platform/db/transaction.ts'
import { type JobQueue, openJobQueue } from '#platform/jobs/queue.ts'
import type { Sent } from '../../tests/server/frontend-messages.ts'
import { desk, makeWriters, type Writer } from '../../tests/server/members-who-write.ts'
import { openQueryWire } from '../../tests/server/query-wire.ts'
import { median } from '../statistics.ts'

const WRITERS = 16
const TURN_SECONDS = 2
const ROUNDS = 7
/** Figures that nothing else in the statements equals, so that they are found in them. */
const [NUMBER, CHANGE] = [700_001, 800_001]

export type Sending = { statements: number; bareASecond: number; oursASecond: number; ratio: number }
type Noted = { statements: Sent[]; clientId: string }

/** Sixteen who write to one reader each, in the product's own transaction with all that follows, against the same statements sent bare, in turns. */
export async function measureSending(databaseUrl: string): Promise<Sending> {
  const queue = await openJobQueue(databaseUrl, jobs, { supervise: false, onFailure: () => {} })
  const database = openDatabase(databaseUrl, { poolSize: WRITERS, name: 'bench ours' })
  const bare = new pg.Pool({ connectionString: databaseUrl, max: WRITERS, application_name: 'bench bare' })
  const begin = transactions(database, systemClock, reactWith(queue, desk))
  const transaction = transactions(database, hurriedClock(), reactWith(queue, desk))
  try {
    const writers = await makeWriters(begin, WRITERS)
    const ours = () => inTurn(writers.map((writer) => () => send(transaction, writer)))
    await ours()
    await bare.query('update conversation set last_number = $1, last_change = $2', [NUMBER - 1, CHANGE - 1])
    const noted: Noted[] = []
    for (const writer of writers) noted.push(await noteStatements(databaseUrl, queue, writer))
    const theirs = () => inTurn(noted.map((one) => () => replay(bare, one)))
    await theirs()
    const rates: { ours: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) rates.push({ ours: await ours(), bare: await theirs() })
    return {
      statements: noted[0]?.statements.length ?? 0,
      bareASecond: median(rates.map((one) => one.bare)),
      oursASecond: median(rates.map((one) => one.ours)),
      ratio: median(rates.map((one) => one.ours / one.bare)),
    }
  } finally {
    await queue.stop()
    await database.close()
    await bare.end()
  }
}

/** Nobody may write more than sixty a minute: here a minute passes with each. */
function hurriedClock(): Clock {
  let minutes = 0
  return { now: () => new Date(systemClock.now().getTime() + 60_000 * minutes++) }
}

async function send(
  transaction: RunInTransaction,
  { actor, conversationId }: Writer,
  clientId = randomUUID(),
): Promise<void> {
  await transaction((tx) =>
    sendMessage(tx, actor, { conversationId, clientId, text: 'The left one, please, in the darker green.' }),
  )
}

/** What one message sends, taken from the wire. */
async function noteStatements(databaseUrl: string, queue: JobQueue, writer: Writer): Promise<Noted> {
  const wire = await openQueryWire(databaseUrl)
  const database = openDatabase(wire.url, { poolSize: 1, name: 'bench wire' })
  try {
    await database.pool.query('select 1')
    wire.take()
    const clientId = randomUUID()
    await send(transactions(database, hurriedClock(), reactWith(queue, desk)), writer, clientId)
    return { statements: wire.take(), clientId }
  } finally {
    await database.close()
    await wire.close()
  }
}

/** The same statements with the same values, but for the id that the browser gives and the numbers that the database gives. */
async function replay(pool: pg.Pool, { statements, clientId }: Noted): Promise<void> {
  const client = await pool.connect()
  const own = randomUUID()
  let [number, change] = [NUMBER, CHANGE]
  try {
    for (const { name, text, values } of statements) {
      const given = values.map((value) => {
        if (value === clientId) return own
        if (value === String(NUMBER)) return String(number)
        return value === String(CHANGE) ? String(change) : value
      })
      const { rows } = await client.query<{ last_number?: number; last_change?: number }>({
        ...(name ? { name } : {}),
        text,
        values: given,
      })
      if (text.startsWith('update "conversation" ')) {
        number = rows[0]?.last_number ?? number
        change = rows[0]?.last_change ?? change
      }
    }
  } finally {
    client.release()
  }
}

/** How many a second all of them write together. */
async function inTurn(writers: readonly (() => Promise<void>)[]): Promise<number> {
  const began = performance.now()
  const end = began + TURN_SECONDS * 1_000
  const done = await Promise.all(
    writers.map(async (write) => {
      let count = 0
      for (; performance.now() < end; count++) await write()
      return count
    }),
  )
  return (done.reduce((sum, one) => sum + one, 0) * 1_000) / (performance.now() - began)
}
