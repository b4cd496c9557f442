import type { Clock } from '#platform/clock/clock.ts'
import type { Announced } from '#platform/events/events.ts'
import type { Database, DrizzleTransaction } from './database.ts'
import { isRetryable } from './sql-state.ts'

/** What an operation works in: the open transaction, the time it takes place, and where it says what happened. */
export type Transaction = {
  db: DrizzleTransaction
  now: Date
  announce(event: Announced): Promise<void>
  /** What has to be done before the transaction ends, and once: of what is asked for under one name the last is done. */
  atEnd(name: string, work: () => Promise<void>): void
  /** Does what waits for the end, now. */
  settle(): Promise<void>
}

/** What follows from what was announced, in the same transaction. */
export type React = (tx: Transaction, event: Announced) => Promise<void>

export type RunInTransaction = <Result>(operation: (tx: Transaction) => Promise<Result>) => Promise<Result>

const MOST_TRIES = 4

/** The edge opens the transaction; reactions to what is announced are written in the same one. */
export function transactions(database: Database, clock: Clock, react: React): RunInTransaction {
  return async (operation) => {
    for (let tried = 1; ; tried++) {
      try {
        return await database.db.transaction(async (db) => {
          const end = openEnd()
          const tx: Transaction = {
            db,
            now: clock.now(),
            // Whoever copies it to another moment, as the demo does, announces at that moment.
            announce(event) {
              return react(this, event)
            },
            ...end,
          }
          const result = await operation(tx)
          await end.settle()
          return result
        })
      } catch (error) {
        if (tried === MOST_TRIES || !isRetryable(error)) throw error
      }
    }
  }
}

function openEnd(): Pick<Transaction, 'atEnd' | 'settle'> {
  const waiting = new Map<string, () => Promise<void>>()
  return {
    atEnd: (name, work) => void waiting.set(name, work),
    settle: async () => {
      for (const [name, work] of waiting) {
        waiting.delete(name)
        await work()
      }
    },
  }
}
