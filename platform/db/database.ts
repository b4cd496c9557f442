import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { askOnce } from './ask-once.ts'
import { type Limits, openPool } from './open-pool.ts'
import { openTransactions } from './open-transactions.ts'
import { openOutage } from './outage.ts'

export type Db = NodePgDatabase
export type DrizzleTransaction = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  url: string
  pool: pg.Pool
  db: Db
  /** For health and figures: connections and limits of its own, so that they are never late behind anybody's work. */
  quick: Db
  close(): Promise<void>
}

type DatabaseOptions = {
  poolSize: number
  name: string
  /** For long work that can be begun again: statements are planned once, and the disk is not waited for at each commit. */
  isForBulk?: boolean
  /** For tests, which say few things very often: to plan them anew each time took a third of the database's time. */
  plansOnce?: boolean
  limits?: Limits
  forgottenAfterMs?: number
}

/** No request waits on the database longer than a person would; an honest slow statement has its time. */
const LIMITS: Limits = { connectMs: 5_000, statementMs: 10_000, silenceMs: 12_000 }
const QUICK_LIMITS: Limits = { connectMs: 1_500, statementMs: 1_500, silenceMs: 1_500 }
const QUICK_SIZE = 2

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { poolSize, name, isForBulk, plansOnce, limits = LIMITS, forgottenAfterMs } = options
  const outage = openOutage(() => askOnce(url))
  const main = openPool(url, { size: poolSize, name, limits, outage, isForBulk, plansOnce, forgottenAfterMs })
  const quick = openPool(url, {
    size: QUICK_SIZE,
    name: `${name} probes`,
    limits: QUICK_LIMITS,
    outage: undefined,
  })
  const db = drizzle(main.pool)
  db.transaction = openTransactions(main.pool)
  return {
    url,
    pool: main.pool,
    db,
    quick: drizzle(quick.pool),
    async close() {
      outage.close()
      await Promise.all([main.end(), quick.end()])
    },
  }
}
