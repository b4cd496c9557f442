import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { oneBehindTheOther, testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { verifyEmail } from '../emails/verify-email.ts'
import { knownDevice, member, providerLink, session } from '../schema.server.ts'
import { signInWithProvider } from '../providers/sign-in-with-provider.ts'
import { makeSecret } from '../secrets/one-time-secrets.ts'
import { beginPasswordTry, finishPasswordTry } from '../sign-in/sign-in-with-password.ts'
import { signInContext } from '../sign-in/testing-sign-in.ts'
import { actorOf, makeMember } from '../testing.ts'
import { makeSession } from '../testing-account.ts'
import { changePassword } from './change-password.ts'
import { resetPassword } from './reset-password.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const context = signInContext()

type Who = Awaited<ReturnType<typeof makeMember>>

const makeKnown = () => transaction((tx) => makeMember(tx, { passwordHash: 'old hash' }))
const sessionsOf = (who: Who) => db.select().from(session).where(eq(session.memberId, who.id))

async function resetOf(who: Who) {
  const token = await transaction((tx) =>
    makeSecret(tx, {
      kind: 'reset-password',
      memberId: who.id,
      minutes: 60,
      details: { email: who.email },
    }),
  )
  return (tx: Transaction) => resetPassword(tx, visitor, { token, passwordHash: 'new hash' }, context)
}

/** Somebody who holds the old password, at the door; it was compared and found right. */
async function signInOf(who: Who) {
  const begun = await transaction((tx) => beginPasswordTry(tx, visitor, { login: who.username }, context))
  return (tx: Transaction) => finishPasswordTry(tx, begun, true, context)
}

test('who comes in by the old password while it is reset stays outside, and the failure is written down', async () => {
  const who = await makeKnown()
  const entering = await signInOf(who)
  expect(await oneBehindTheOther(database, await resetOf(who), entering)).toEqual({ outcome: 'refused' })
  expect(await sessionsOf(who)).toEqual([])
  expect(await db.$count(knownDevice, eq(knownDevice.memberId, who.id))).toBe(0)
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.map(({ kind }) => kind)).toContain('sign-in.failed')
})

test('who comes in by the old password while its owner changes it stays outside, and the owner stays in', async () => {
  const who = await makeKnown()
  const own = await transaction((tx) => makeSession(tx, who.id))
  const change = (tx: Transaction) =>
    changePassword(tx, actorOf(who), { newHash: 'new hash', basedOn: 'old hash', sessionId: own.id }, context)
  const entering = await signInOf(who)
  expect(await oneBehindTheOther(database, change, entering)).toEqual({ outcome: 'refused' })
  expect((await sessionsOf(who)).map(({ id }) => id)).toEqual([own.id])
})

test('who was let in an instant before the reset is out after it', async () => {
  const who = await makeKnown()
  const entering = await signInOf(who)
  await oneBehindTheOther(database, entering, await resetOf(who))
  expect(await sessionsOf(who)).toEqual([])
})

test('a sign-in by a provider that crosses a reset begins again', async () => {
  const who = await makeKnown()
  const identity = {
    provider: 'lodge',
    subject: 'subject-1',
    email: who.email,
    emailVerified: true,
    name: undefined,
  }
  await db.insert(providerLink).values({
    memberId: who.id,
    provider: identity.provider,
    subject: identity.subject,
    email: who.email,
    linkedAt: clock.now(),
  })
  const entering = (tx: Transaction) => signInWithProvider(tx, visitor, identity, context)
  const refused = await oneBehindTheOther(database, await resetOf(who), entering)
  expect(refused).toBeInstanceOf(Conflict)
  expect((refused as Conflict).message).toBe('The password was changed meanwhile. Sign in again.')
  expect(await sessionsOf(who)).toEqual([])
})

test('an address that is proved while its owner changes the password keeps the new one', async () => {
  const who = await transaction((tx) =>
    makeMember(tx, { passwordHash: 'old hash', state: 'unverified', emailVerifiedAt: null }),
  )
  const own = await transaction((tx) => makeSession(tx, who.id))
  const details = { email: who.email }
  const token = await transaction((tx) =>
    makeSecret(tx, { kind: 'verify-email', memberId: who.id, minutes: 60, details }),
  )
  const change = (tx: Transaction) =>
    tx.db.update(member).set({ passwordHash: 'new hash' }).where(eq(member.id, who.id))
  const prove = (tx: Transaction) =>
    verifyEmail(tx, actorOf(who), { token, holder: { sessionId: own.id } }, context)
  expect(await oneBehindTheOther(database, change, prove)).toMatchObject({
    state: 'active',
    passwordHash: 'new hash',
  })
})
