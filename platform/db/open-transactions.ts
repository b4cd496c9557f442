import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { lendClient } from './lend-client.ts'
import { isConnectionLost } from './sql-state.ts'

/**
 * Drizzle's own transaction takes a client and asks it to begin before it promises to give it back; this one lends it. A
 * connection that was cut while nobody used it is found out by `begin`: nothing has been done yet, so the next one is asked.
 */
export function openTransactions(pool: pg.Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    for (let stale = 0; ; stale++) {
      let isBeginning = false
      try {
        return await lendClient(pool, (client) => {
          isBeginning = true
          return drizzle(client).transaction((tx) => {
            isBeginning = false
            return work(tx)
          }, config)
        })
      } catch (error) {
        if (!isBeginning || stale >= pool.options.max || !isConnectionLost(error)) throw error
      }
    }
  }
}
