import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions, type Transaction } from '#platform/db/transaction.ts'

/** Does something as another process would, knowing nothing of those that serve: they hear of it by the bus. */
export async function fromOutside<Result>(
  databaseUrl: string,
  operation: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test outside' })
  try {
    return await transactions(
      database,
      systemClock,
      reactWith({ enqueue: async () => {} }, testDesk()),
    )(operation)
  } finally {
    await database.close()
  }
}
