import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

export type SignedIn = { memberId: string; cookie: string }

/** Members who are signed in, made from outside of the process that serves them. */
export async function makeSignedIn(databaseUrl: string, count: number): Promise<SignedIn[]> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test members' })
  const transaction = transactions(database, systemClock, async () => {})
  try {
    return await transaction(async (tx) => {
      const made: SignedIn[] = []
      while (made.length < count) {
        const { id } = actorOf(await makeMember(tx))
        made.push({ memberId: id, cookie: `__Host-session=${(await makeSession(tx, id)).token}` })
      }
      return made
    })
  } finally {
    await database.close()
  }
}
