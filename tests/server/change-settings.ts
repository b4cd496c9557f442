import { operator } from '#domain/actor.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { changeSettings, newestChangeId, type Settings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

/** As an operator at a command line would: in a process of its own, knowing nothing of those that serve. */
export async function changeSettingsFromOutside(
  databaseUrl: string,
  values: Partial<Settings>,
): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test operator' })
  const transaction = transactions(database, systemClock, reactWith({ enqueue: async () => {} }, testDesk()))
  await transaction(async (tx) => {
    await changeSettings(tx, operator, { values, reason: 'For a test', basedOn: await newestChangeId(tx.db) })
  })
  await database.close()
}
