import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { SigningDesk } from '#domain/letter.ts'
import type { React, Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import { openDatabase, type Database } from './database.ts'
import './testing-context.ts'
import { transactions, type RunInTransaction } from './transaction.ts'

export type TestDatabase = Database & {
  transaction: RunInTransaction
  /** At another time than that of its clock, with the same consequences. */
  transactionAt(now: () => Date): RunInTransaction
}

export type TestOptions = {
  clock?: Clock
  /** Other reactions than the product's own. */
  react?: React
  /** Hears what is announced, besides all that follows from it. */
  hear?: (event: Announced) => void
  /** What letters are written with, where a test looks at it. */
  desk?: Partial<SigningDesk>
}

/** Nobody waits here: where many race for one row on a busy machine, the last of them comes late and must not be turned away. */
const PATIENT = { connectMs: 60_000, statementMs: 60_000, silenceMs: 70_000 }

/** A fresh migrated database for one test file, dropped when the file is done. What is announced in it has the product's own consequences. */
export async function testDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  // Tables of tests are small: a plan that knows the values would be no better, and be made five times before one is kept.
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan')
  const database = openDatabase(url.toString(), {
    poolSize: 20,
    name: 'guildhall test',
    plansOnce: true,
    limits: PATIENT,
  })
  afterAll(async () => {
    await database.close()
    await administer(adminUrl, `drop database ${name} with (force)`)
  })
  const react = options.react ?? realReact(options)
  return {
    ...database,
    transaction: transactions(database, options.clock ?? systemClock, react),
    transactionAt: (now) => transactions(database, { now }, react),
  }
}

/** The whole domain is read when something is announced, and not before: most tests of the platform need none of it. */
function realReact({ hear, desk }: TestOptions): React {
  return async (tx, event) => {
    hear?.(event)
    const { realReactions } = await import('#domain/testing-reactions.ts')
    await realReactions(desk)(tx, event)
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Runs `first` in a transaction that ends only when `second`, on a connection of its own, waits for it; gives what `second` got. */
export async function oneBehindTheOther<Result>(
  { pool, transaction }: Pick<TestDatabase, 'pool' | 'transaction'>,
  first: (tx: Transaction) => Promise<unknown>,
  second: (tx: Transaction) => Promise<Result>,
): Promise<Result | Error> {
  const [done, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const leading = transaction(async (tx) => {
    await first(tx)
    done.resolve()
    await release.promise
  })
  await Promise.race([done.promise, leading])
  const following = transaction(second).catch((error: Error) => error)
  await expect.poll(() => countWaiting(pool)).toBe(1)
  release.resolve()
  await leading
  return following
}

async function countWaiting(pool: TestDatabase['pool']): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
