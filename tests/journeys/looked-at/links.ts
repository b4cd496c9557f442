import { randomBytes } from 'node:crypto'
import { makeMember } from '#domain/accounts/testing.ts'
import { makeSecret } from '#domain/accounts/secrets/one-time-secrets.ts'
import { secondFactorReset } from '#domain/accounts/second-factor-reset/schema.server.ts'
import { stopPath } from '#domain/notifications/index.ts'
import { saveSearch } from '#domain/saved-searches/index.ts'
import { savedSearch } from '#domain/saved-searches/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { addDays } from '#platform/clock/clock.ts'
import { ownSecret } from '#platform/config/own-secret.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { eq } from 'drizzle-orm'
import type { Names } from '../../routes/things-of-member.ts'

/** Links of letters that are still good, of somebody who came by a brand. */
export async function makeLinks(tx: Transaction, passwordHash: string): Promise<Names> {
  const who = await makeMember(tx, { state: 'unverified', brand: 'quay', passwordHash })
  const known = await makeMember(tx, { passwordHash })
  const minutes = 60
  return {
    // Who fails to sign in is shut out for a while: another one asks for a code.
    login: known.email,
    coded: (await makeMember(tx, { brand: 'quay' })).email,
    verifying: await makeSecret(tx, {
      kind: 'verify-email',
      memberId: who.id,
      minutes,
      details: { email: who.email },
    }),
    resetting: await makeSecret(tx, { kind: 'reset-password', memberId: who.id, minutes }),
    stopping: await makeSecret(tx, {
      kind: 'stop-second-factor-reset',
      minutes,
      details: { resetId: await askReset(tx, known.id) },
    }),
    alert: await keepSearch(tx, known),
    stopLetters:
      stopPath({ memberId: known.id, kinds: ['deals'] }, [ownSecret('.data')])
        .split('/')
        .at(-1) ?? '',
  }
}

async function askReset(tx: Transaction, memberId: string): Promise<string> {
  const [asked] = await tx.db
    .insert(secondFactorReset)
    .values({
      memberId,
      reason: 'Lost the phone',
      askedBy: 'operator',
      askedAt: tx.now,
      dueAt: addDays(tx.now, 1),
    })
    .returning({ id: secondFactorReset.id })
  return asked?.id ?? ''
}

/** Kept, with letters about it, and the word that stops them. */
export async function keepSearch(tx: Transaction, who: Parameters<typeof actorOf>[0]): Promise<string> {
  const query = { words: 'podcast', filters: { kind: 'service' as const }, sort: 'relevance' as const }
  const address = `/search?q=podcast+${randomBytes(3).toString('hex')}`
  await saveSearch(tx, actorOf(who), { title: 'For the show', address, query })
  const [saved] = await tx.db.select().from(savedSearch).where(eq(savedSearch.memberId, who.id))
  return saved?.stopToken ?? ''
}
