import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { deposited, postTransfer, provider } from '#domain/ledger/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type RunInTransaction, transactions } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { openQueryWire } from '../../tests/server/query-wire.ts'
import type { Sent } from '../../tests/server/frontend-messages.ts'
import { median } from '../statistics.ts'

const WRITERS = 16
const TURN_SECONDS = 2
const ROUNDS = 7

export type HotAccount = { bareASecond: number; oursASecond: number; ratio: number }

/** Sixteen writers that all post to one account, against their own statements sent bare by the driver, in turns. */
export async function measureHotAccount(databaseUrl: string): Promise<HotAccount> {
  const members = Array.from({ length: WRITERS }, () => randomUUID())
  const database = openDatabase(databaseUrl, { poolSize: WRITERS, name: 'bench ours' })
  const bare = new pg.Pool({ connectionString: databaseUrl, max: WRITERS, application_name: 'bench bare' })
  const transaction = transactions(database, systemClock, async () => {})
  try {
    // Accounts come into being with their first posting; what is measured is every one after it.
    for (const memberId of members) await post(transaction, memberId)
    const noted = await Promise.all(members.map((memberId) => noteStatements(databaseUrl, memberId)))
    const ours = () => inTurn(members.map((memberId) => () => post(transaction, memberId)))
    const theirs = () => inTurn(noted.map((statements) => () => send(bare, statements)))
    await ours()
    await theirs()
    const rates: { ours: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) rates.push({ ours: await ours(), bare: await theirs() })
    return {
      bareASecond: median(rates.map((one) => one.bare)),
      oursASecond: median(rates.map((one) => one.ours)),
      ratio: median(rates.map((one) => one.ours / one.bare)),
    }
  } finally {
    await database.close()
    await bare.end()
  }
}

async function post(transaction: RunInTransaction, memberId: string, key = randomUUID()): Promise<void> {
  await transaction((tx) =>
    postTransfer(tx, {
      kind: 'top-up',
      key,
      subject: { kind: 'payment', id: key },
      postings: [
        { account: provider('bench'), amount: minor(-100) },
        { account: deposited(memberId), amount: minor(100) },
      ],
    }),
  )
}

type Noted = { statements: Sent[]; key: string; transferId: string }

/** What one posting sends, taken from the wire. */
async function noteStatements(databaseUrl: string, memberId: string): Promise<Noted> {
  const wire = await openQueryWire(databaseUrl)
  const database = openDatabase(wire.url, { poolSize: 1, name: 'bench wire' })
  const transaction = transactions(database, systemClock, async () => {})
  try {
    await post(transaction, memberId)
    wire.take()
    const key = randomUUID()
    await post(transaction, memberId, key)
    const statements = wire.take()
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from ledger_transfer where key = $1',
      [key],
    )
    return { statements, key, transferId: rows[0]?.id ?? '' }
  } finally {
    await database.close()
    await wire.close()
  }
}

/** The same statements with the same values, but for the key and the id that the database gives. */
async function send(pool: pg.Pool, { statements, key, transferId }: Noted): Promise<void> {
  const client = await pool.connect()
  const own = randomUUID()
  let id = transferId
  try {
    for (const { name, text, values } of statements) {
      const given = values.map((value) => (value === key ? own : value === transferId ? id : value))
      const { rows } = await client.query({ ...(name ? { name } : {}), text, values: given })
      if (text.includes('insert into "ledger_transfer"')) id = String(rows[0]?.rows[0]?.id)
    }
  } finally {
    client.release()
  }
}

/** How many a second all of them do together. */
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
