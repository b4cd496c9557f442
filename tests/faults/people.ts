import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { anAgreedDeal, aProposal } from '#domain/deals/testing.ts'
import { aConversation } from '#domain/messages/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions, type Transaction } from '#platform/db/transaction.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'

/** Somebody at their browser. */
export type Person = { id: string; cookie: string }
export type Couple = { buyer: Person; seller: Person; serviceId: string }

const MONEY = 100_000_000

export function makeCouples(databaseUrl: string, count: number): Promise<Couple[]> {
  return withJobs(databaseUrl, async (tx) => {
    const couples: Couple[] = []
    for (let made = 0; made < count; made++) {
      const buyer = await makeMember(tx)
      await giveMoney(tx, buyer.id, MONEY)
      const { id: serviceId, seller } = await aServiceForSale(tx, { requirements: [] })
      couples.push({ buyer: await signedIn(tx, buyer.id), seller: await signedIn(tx, seller.id), serviceId })
    }
    return couples
  })
}

/** Two who have begun to write to one another. */
export type Talkers = { conversationId: string; people: readonly [Person, Person] }

export function makeTalkers(databaseUrl: string, count: number): Promise<Talkers[]> {
  return withJobs(databaseUrl, async (tx) => {
    const talkers: Talkers[] = []
    for (let made = 0; made < count; made++) {
      const { conversationId, ann, bob } = await aConversation(tx)
      talkers.push({ conversationId, people: [await signedIn(tx, ann.id), await signedIn(tx, bob.id)] })
    }
    return talkers
  })
}

async function signedIn(tx: Transaction, id: string): Promise<Person> {
  return { id, cookie: `__Host-session=${(await makeSession(tx, id)).token}` }
}

/** Deals that nobody goes on with: one not answered, one not paid for. In time they expire by themselves. */
export function makeForgottenDeals(databaseUrl: string): Promise<string[]> {
  return withJobs(databaseUrl, async (tx) => {
    const pair = { buyer: actorOf(await makeMember(tx)), seller: actorOf(await makeMember(tx)) }
    return [await aProposal(tx, pair), await anAgreedDeal(tx, pair)]
  })
}

/** From outside, but with all that follows: the jobs of what happens are written down with it. */
export async function withJobs<Result>(
  databaseUrl: string,
  operation: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test people' })
  const queue = await openJobQueue(databaseUrl, [], { supervise: false, onFailure: () => {} })
  try {
    return await transactions(database, systemClock, reactWith(queue, testDesk()))(operation)
  } finally {
    await queue.stop()
    await database.close()
  }
}
