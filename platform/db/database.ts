import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { log } from '#platform/log/log.ts'
import { giveUpWaiting } from './give-up-waiting.ts'
import { openTransactions } from './open-transactions.ts'
import { rememberStatements } from './remember-statements.ts'

export type Db = NodePgDatabase
export type DrizzleTransaction = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = { url: string; pool: pg.Pool; db: Db; close(): Promise<void> }

export type DatabaseOptions = {
  poolSize: number
  name: string
  /** For long work that can be begun again: statements are planned once, and the disk is not waited for at each commit. */
  isForBulk?: boolean
}

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    application_name: options.name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // No request waits on the database longer than a person would.
    statement_timeout: 15_000,
    // Nor on one that answers nothing at all: a paused machine keeps no time.
    query_timeout: options.isForBulk ? undefined : 17_000,
    idle_in_transaction_session_timeout: 30_000,
    ...(options.isForBulk ? { options: '-c synchronous_commit=off' } : {}),
  })
  // A connection that breaks (a restart of the server), idle or between two statements of a transaction, is replaced at the
  // next query; whoever used it hears of it by their next statement. It must not end the process.
  pool.on('connect', (client) => {
    if (options.isForBulk) rememberStatements(client)
    else giveUpWaiting(client)
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  })
  pool.on('error', () => {})
  const db = drizzle(pool)
  db.transaction = openTransactions(pool)
  return { url, pool, db, close: () => pool.end() }
}
