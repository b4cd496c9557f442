import { knownDevice, session } from '#domain/accounts/schema.server.ts'
import { banMember } from '#domain/accounts/index.ts'
import { context, makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import { askDeletion } from '#domain/privacy/index.ts'
import { dataExport } from '#domain/privacy/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { eq } from 'drizzle-orm'
import { makePro } from './pro.ts'

type Member = Awaited<ReturnType<typeof makeMember>>

/** Came by a brand, proved nothing for a while, and waits for a file of their data. */
export async function makeNewcomer(tx: Transaction, passwordHash: string): Promise<string> {
  const who = await makeMember(tx, { state: 'unverified', brand: 'quay', passwordHash })
  await tx.db.insert(dataExport).values({ memberId: who.id, askedAt: tx.now, state: 'making', progress: 40 })
  const { id, token } = await makeSession(tx, who.id)
  await tx.db
    .update(session)
    .set({ provedAt: addDays(tx.now, -1) })
    .where(eq(session.id, id))
  return token
}

export async function makeLeaving(tx: Transaction): Promise<string> {
  const who = await makeMember(tx)
  await makePro(tx, actorOf(who), 'short of money')
  await askDeletion(tx, actorOf(who), context)
  return (await makeSession(tx, who.id)).token
}

export async function makeBanned(tx: Transaction): Promise<string> {
  const { id: memberId } = await makeMember(tx)
  const reason = 'Asked buyers to pay outside of the marketplace'
  await banMember(tx, operator, { memberId, reason, evidence: '', until: undefined }, context)
  return (await makeSession(tx, memberId)).token
}

/** Their telephone, and a sign-in lately from a device of which they have not said that it is theirs. */
export async function signInElsewhere(tx: Transaction, { id: memberId }: Member): Promise<void> {
  const devices = [addDays(tx.now, -30), addDays(tx.now, -1)].map((firstSeenAt, index) => ({
    memberId,
    deviceHash: `device ${index} of ${memberId}`,
    firstSeenAt,
  }))
  await tx.db.insert(knownDevice).values(devices)
  const { id } = await makeSession(tx, memberId, 'Chrome on Android')
  await tx.db.update(session).set({ deviceHash: devices[1]?.deviceHash }).where(eq(session.id, id))
}
