import type pg from 'pg'
import { log } from '#platform/log/log.ts'
import { DatabaseAway, isNoneFree } from './database-away.ts'
import { lendClient } from './lend-client.ts'
import type { Outage } from './outage.ts'

type Connect = () => Promise<pg.PoolClient>
type Query = (...asked: Parameters<pg.PoolClient['query']>) => Promise<unknown>

/** A crowd is many; one line in so long tells of it. */
const SAID_EVERY_MS = 10_000

/** Whoever asks the pool gets a client within its limit, or the word that the database is away; and never a client for good. */
export function guardPool(pool: pg.Pool, outage: Outage | undefined): void {
  const connect = pool.connect.bind(pool) as Connect
  let saidAtMs = -Infinity
  const sayCrowded = (error: unknown) => {
    if (!outage || performance.now() - saidAtMs < SAID_EVERY_MS) return
    saidAtMs = performance.now()
    log.warn({ err: error, waiting: pool.waitingCount }, 'no connection to the database came free in time')
  }
  const connecting: Connect = async () => {
    outage?.refuse()
    try {
      return await connect()
    } catch (error) {
      if (pool.ending) throw error
      // Others are served by the connections there are: that is a crowd, and no outage.
      if (isNoneFree(error)) sayCrowded(error)
      else outage?.begin(error)
      throw new DatabaseAway(error)
    }
  }
  const query: Query = (...asked) => lendClient(pool, (client) => client.query(...asked) as never)
  Object.assign(pool, { connect: connecting, query })
}
