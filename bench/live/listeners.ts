import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

export type Listener = { memberId: string; cookie: string }

/** Members who are signed in. */
export async function makeListeners(databaseUrl: string, count: number): Promise<Listener[]> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'bench listeners' })
  try {
    return await transactions(database, systemClock, async () => {})(async (tx) => {
      const listeners: Listener[] = []
      for (let made = 0; made < count; made++) {
        const { id } = actorOf(await makeMember(tx))
        listeners.push({ memberId: id, cookie: `__Host-session=${(await makeSession(tx, id)).token}` })
      }
      return listeners
    })
  } finally {
    await database.close()
  }
}
