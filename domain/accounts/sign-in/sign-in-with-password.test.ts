import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operator, visitor } from '#domain/actor.ts'
import { banOrigin } from '#domain/security/ban-origin.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { hashPassword, verifyPassword } from '#platform/crypto/password.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, TooManyRequests } from '#platform/errors/errors.ts'
import { openSessions } from '../index.ts'
import { member } from '../schema.server.ts'
import { signInAsDemo } from './sign-in-as-demo.ts'
import { beginPasswordTry, finishPasswordTry } from './sign-in-with-password.ts'
import { signOut } from '../sessions/sign-out.ts'
import { actorOf, makeMember } from '../testing.ts'
import { signInContext } from './testing-sign-in.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)
const PASSWORD = 'three geese on a pond'
const passwordHash = await hashPassword(PASSWORD)
const makeKnown = (given: Partial<typeof member.$inferInsert> = {}) =>
  transaction((tx) => makeMember(tx, { passwordHash, ...given }))

let networks = 0
const freshNetwork = () => signInContext({}, `2001:db8:0:${++networks}::1`)

/** As the edge does it: the comparing stands between two transactions. */
async function signIn(login: string, password = PASSWORD, context = freshNetwork()) {
  const begun = await transaction((tx) => beginPasswordTry(tx, visitor, { login }, context))
  const isRight = await verifyPassword(password, begun.passwordHash)
  return transaction((tx) => finishPasswordTry(tx, begun, isRight, context))
}

async function tokenOf(signedIn: Awaited<ReturnType<typeof signIn>>): Promise<string> {
  if (signedIn.outcome !== 'signed-in') throw new Error(`Not signed in: ${signedIn.outcome}`)
  return signedIn.token
}

test('an e-mail address or a username opens the door, however it is written', async () => {
  const who = await makeKnown({ email: 'ilse@example.org', username: 'ilse' })
  for (const login of ['ilse@example.org', 'ILSE@example.org', 'ilse', 'Ilse']) {
    const viewer = await sessions.find(await tokenOf(await signIn(login)), clock.now())
    expect(viewer?.actor.id).toBe(who.id)
  }
})

test('a wrong password, an unknown account and an account without a password get the same answer', async () => {
  await makeKnown({ username: 'known' })
  await makeKnown({ username: 'by-provider', passwordHash: null })
  for (const login of ['known', 'nobody', 'nobody@example.org', 'by-provider'])
    expect(await signIn(login, 'not this one')).toEqual({ outcome: 'refused' })
})

test('a failure is in the audit log with who it concerns, and without what was typed', async () => {
  const who = await makeKnown({ username: 'watched' })
  await signIn('watched', 'my secret guess')
  const [event] = await db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.memberId, who.id), eq(securityEvent.kind, 'sign-in.failed')))
  expect(event).toMatchObject({ actor: 'visitor', details: { way: 'password' } })
  expect(JSON.stringify(event)).not.toContain('my secret guess')
})

test('after five failures an account waits, whether it exists or not, and even for the right password', async () => {
  await makeKnown({ username: 'guessed', email: 'guessed@example.org' })
  const refusals: string[] = []
  for (const login of ['guessed', 'no-such-person']) {
    for (let time = 0; time < 5; time++) await signIn(login, 'wrong password')
    const refused = await signIn(login).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(TooManyRequests)
    refusals.push((refused as TooManyRequests).message)
  }
  expect(new Set(refusals)).toEqual(new Set(['Too many wrong tries. Try again in 15 minutes.']))
  await expect(signIn('guessed@example.org')).rejects.toBeInstanceOf(TooManyRequests)
  clock.advanceMs(15 * 60_000)
  await tokenOf(await signIn('guessed'))
})

test('right passwords do not count, however many', async () => {
  await makeKnown({ username: 'busy' })
  const context = freshNetwork()
  for (let time = 0; time < 7; time++) await tokenOf(await signIn('busy', PASSWORD, context))
})

test('a network that fails too often waits, whichever accounts it tries', async () => {
  await makeKnown({ username: 'innocent' })
  const context = signInContext({ signInFailuresAddressMost: 5 }, '198.51.100.77')
  for (let time = 0; time < 5; time++) await signIn(`guess-${time}`, 'wrong password', context)
  await expect(signIn('innocent', PASSWORD, context)).rejects.toBeInstanceOf(TooManyRequests)
  await tokenOf(await signIn('innocent'))
})

test('many guesses at the same instant get no more than the limit', async () => {
  await makeKnown({ username: 'rushed' })
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, () =>
      transaction((tx) => beginPasswordTry(tx, visitor, { login: 'rushed' }, freshNetwork())),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('a password that was changed between comparing and entering opens nothing', async () => {
  const who = await makeKnown({ username: 'changing' })
  const context = freshNetwork()
  const begun = await transaction((tx) => beginPasswordTry(tx, visitor, { login: 'changing' }, context))
  await db.update(member).set({ passwordHash: 'another hash' }).where(eq(member.id, who.id))
  expect(await transaction((tx) => finishPasswordTry(tx, begun, true, context))).toEqual({
    outcome: 'refused',
  })
})

test('banned and leaving members come in, to see why and to cancel; deleted ones do not exist', async () => {
  await makeKnown({ username: 'banned-one', state: 'banned' })
  await makeKnown({ username: 'leaving', state: 'deleting' })
  await makeKnown({ username: 'gone', state: 'deleted' })
  await tokenOf(await signIn('banned-one'))
  await tokenOf(await signIn('leaving'))
  expect(await signIn('gone')).toEqual({ outcome: 'refused' })
})

test('a banned network is refused before anything is looked up, a banned domain after the proof', async () => {
  await makeKnown({ username: 'spammy', email: 'someone@spam.example' })
  const ban = (kind: 'address' | 'domain', value: string) =>
    transaction((tx) =>
      banOrigin(
        tx,
        operator,
        { kind, value, reason: 'spam', until: undefined },
        { origin: signInContext().origin },
      ),
    )
  await ban('address', '192.0.2.0/24')
  await ban('domain', 'spam.example')
  await expect(signIn('nobody', PASSWORD, signInContext({}, '192.0.2.9'))).rejects.toBeInstanceOf(Forbidden)
  expect(await signIn('spammy', 'wrong password')).toEqual({ outcome: 'refused' })
  await expect(signIn('spammy')).rejects.toBeInstanceOf(Forbidden)
})

test('a token is useless after signing out, and another device stays in', async () => {
  const who = await makeKnown({ username: 'leaver' })
  const [here, there] = [await tokenOf(await signIn('leaver')), await tokenOf(await signIn('leaver'))]
  const viewer = await sessions.find(here, clock.now())
  const leave = () =>
    transaction((tx) => signOut(tx, actorOf(who), viewer!.sessionId, { origin: signInContext().origin }))
  await leave()
  await leave()
  expect(await sessions.find(here, clock.now())).toBeUndefined()
  expect(await sessions.find(there, clock.now())).toBeDefined()
})

test('nobody ends a session of somebody else by its id', async () => {
  await makeKnown({ username: 'victim' })
  const other = await makeKnown()
  const token = await tokenOf(await signIn('victim'))
  const viewer = await sessions.find(token, clock.now())
  await transaction((tx) =>
    signOut(tx, actorOf(other), viewer!.sessionId, { origin: signInContext().origin }),
  )
  expect(await sessions.find(token, clock.now())).toBeDefined()
})

test('the demo’s button opens the door to invented people only', async () => {
  const real = await makeKnown({ email: 'seller@guildhall.test' })
  const walkIn = () => transaction((tx) => signInAsDemo(tx, visitor, 'seller', signInContext()))
  await expect(walkIn()).rejects.toThrow('no such person')
  await db.update(member).set({ isDemo: true }).where(eq(member.id, real.id))
  expect((await walkIn()).outcome).toBe('signed-in')
})
