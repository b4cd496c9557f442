import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database.ts'
import { lendClient } from './lend-client.ts'
import { isConnectionLost } from './sql-state.ts'

/**
 * Drizzle's own transaction takes a client and asks it to begin before it promises to give it back; this one lends it. A
 * connection that was cut while nobody used it is found out by `begin`: nothing has been done yet, so the next one is asked.
 */
export function openTransactions(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    for (let stale = 0; ; stale++) {
      let hasBegun = false
      try {
        return await lendClient(pool, (client) =>
          drizzle(client).transaction((tx) => {
            hasBegun = true
            return work(tx)
          }, config),
        )
      } catch (error) {
        if (hasBegun || stale >= pool.options.max || !isConnectionLost(error)) throw error
      }
    }
  }
}
