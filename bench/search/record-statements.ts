import { drizzle } from 'drizzle-orm/node-postgres'
import { openDatabase, type Database } from '#platform/db/database.ts'

export type Statement = { text: string; values: unknown[] }

/** A database that writes down what is asked of it. */
export type RecordingDatabase = Database & { during(ask: () => Promise<unknown>): Promise<Statement[]> }

export function openRecordingDatabase(url: string): RecordingDatabase {
  const database = openDatabase(url, { poolSize: 4, name: 'guildhall bench plans' })
  let asked: Statement[] = []
  const logger = {
    logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }),
  }
  const db = drizzle(database.pool, { logger })
  // What is written is the product's own way of writing, and is not written down.
  db.transaction = database.db.transaction
  return {
    ...database,
    db,
    async during(ask) {
      asked = []
      await ask()
      const recorded = asked
      asked = []
      return recorded
    },
  }
}
