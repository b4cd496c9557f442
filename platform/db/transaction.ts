import type { Clock } from '#platform/clock/clock.ts'
import type { Announced, React } from '#platform/events/events.ts'
import type { Database, DrizzleTransaction } from './database.ts'
import { isRetryable } from './sql-state.ts'

/** What an operation works in: the open transaction, the time it takes place, and where it says what happened. */
export type Transaction = {
  db: DrizzleTransaction
  now: Date
  announce<Event extends Announced>(event: Event): Promise<void>
}

export type RunInTransaction = <Result>(operation: (tx: Transaction) => Promise<Result>) => Promise<Result>

const MOST_TRIES = 4

/** The edge opens the transaction; reactions to what is announced are written in the same one. */
export function transactions(database: Database, clock: Clock, react: React): RunInTransaction {
  return async (operation) => {
    for (let tried = 1; ; tried++) {
      try {
        return await database.db.transaction(async (db) => {
          const tx: Transaction = { db, now: clock.now(), announce: (event) => react(tx, event) }
          return operation(tx)
        })
      } catch (error) {
        if (tried === MOST_TRIES || !isRetryable(error)) throw error
      }
    }
  }
}
