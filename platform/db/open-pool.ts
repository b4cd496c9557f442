import pg from 'pg'
import { log } from '#platform/log/log.ts'
import { guardPool } from './guard-pool.ts'
import type { Outage } from './outage.ts'
import { rememberStatements } from './statements/remember-statements.ts'
import { FORGOTTEN_AFTER_MS, takeBackForgotten } from './take-back.ts'
import { type ClientWatch, watchClient } from './watch-client.ts'

/** How long anybody waits for the database at most: for a connection, for the server, and for one that says nothing at all. */
export type Limits = { connectMs: number; statementMs: number; silenceMs: number }

type PoolOptions = {
  size: number
  name: string
  limits: Limits
  outage: Outage | undefined
  isForBulk?: boolean | undefined
  plansOnce?: boolean | undefined
  forgottenAfterMs?: number | undefined
}

type OpenPool = { pool: pg.Pool; end(): Promise<void> }

export function openPool(url: string, options: PoolOptions): OpenPool {
  const { limits, outage, isForBulk = false } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    application_name: options.name,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: limits.statementMs,
    // A paused machine keeps no time: its own limit would not end anything.
    query_timeout: isForBulk ? undefined : limits.silenceMs,
    idle_in_transaction_session_timeout: 30_000,
    ...(isForBulk ? { options: '-c synchronous_commit=off' } : {}),
  })
  const watches = new WeakMap<pg.PoolClient, ClientWatch>()
  // A connection that breaks (a restart of the server), idle or between two statements of a transaction, is replaced at the
  // next query; whoever used it hears of it by their next statement. It must not end the process.
  pool.on('connect', (client) => {
    if (isForBulk || options.plansOnce) rememberStatements(client)
    if (!isForBulk) watches.set(client, watchClient(client, outage))
    client.on('error', (error) => {
      if (outage) outage.suspect(error)
      else log.debug({ err: error }, 'a connection to the database broke')
    })
  })
  pool.on('error', () => {})
  guardPool(pool, outage)
  const watch = takeBackForgotten(
    pool,
    (client) => watches.get(client),
    options.forgottenAfterMs ?? FORGOTTEN_AFTER_MS,
  )
  return {
    pool,
    async end() {
      watch.stop()
      await pool.end()
    },
  }
}
