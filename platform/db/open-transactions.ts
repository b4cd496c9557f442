import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { lendClient } from './lend-client.ts'
import { keepWrites, PendingWrites } from './pending-writes.ts'
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
          const writes = new PendingWrites((statement) => client.query(statement))
          return drizzle(writingFirst(client, writes))
            .transaction((tx) => {
              isBeginning = false
              keepWrites(tx, writes)
              return work(tx)
            }, config)
            .catch((error: unknown) => {
              throw writes.refusal ?? error
            })
        })
      } catch (error) {
        if (!isBeginning || stale >= pool.options.max || !isConnectionLost(error)) throw error
      }
    }
  }
}

type Ask = (...asked: unknown[]) => Promise<unknown>

/** The same client: what waits to be written is written before anything else is asked, and the last of it before the end. */
function writingFirst(client: pg.PoolClient, writes: PendingWrites): pg.PoolClient {
  const ask = client.query.bind(client) as Ask
  const query: Ask = async (...asked) => {
    const text = textOf(asked[0])
    if (text.startsWith('rollback')) writes.discard()
    else if (text === 'commit') await writes.finish()
    else await writes.flush()
    return ask(...asked)
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text)
