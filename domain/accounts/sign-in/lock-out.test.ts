import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askSignInCode } from './ask-sign-in-code.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { confirmAuthenticator } from '../second-factor/confirm-authenticator.ts'
import { hashDevice } from '../sessions/known-devices.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { resetPassword } from '../passwords/reset-password.ts'
import { makeSecret } from '../secrets/one-time-secrets.ts'
import { knownDevice } from '../schema.server.ts'
import { setUpAuthenticator } from '../second-factor/set-up-authenticator.ts'
import type { SignInContext } from './sign-in-context.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { beginPasswordTry, finishPasswordTry } from './sign-in-with-password.ts'
import { sweepAccounts } from '../sweep-accounts.ts'
import { actorOf, makeMember } from '../testing.ts'
import { codeOfApp, makeSession, seal } from '../testing-account.ts'
import { codeSentTo } from '../providers/testing-providers.ts'
import { signInContext } from './testing-sign-in.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

type Member = Awaited<ReturnType<typeof makeMember>>

let network = 0
const freshNetwork = () => signInContext({}, `203.0.113.${++network}`)

const signIn = async (who: Member, context: SignInContext) => {
  const signedIn = await transaction((tx) => beginSession(tx, who, 'password', context))
  if (signedIn.outcome !== 'signed-in') throw new Error('Not signed in')
  return signedIn
}

/** Somebody at a device on which they have signed in before, in a network of its own. */
async function meet() {
  const who = await transaction((tx) => makeMember(tx, { passwordHash: 'a hash' }))
  const context = freshNetwork()
  const { deviceToken } = await signIn(who, context)
  return { who, context, known: { ...context, deviceToken } }
}

async function tryPassword(login: string, isRight: boolean, context: SignInContext) {
  const begun = await transaction((tx) => beginPasswordTry(tx, visitor, { login }, context))
  return transaction((tx) => finishPasswordTry(tx, begun, isRight, context))
}

/** Wrong passwords from here until the door is shut. */
async function failUntilShut(login: string, context: SignInContext) {
  for (let time = 0; time < 5; time++) await tryPassword(login, false, context)
  await expect(tryPassword(login, true, context)).rejects.toBeInstanceOf(TooManyRequests)
}

test('the owner gets in on a device that is known, whoever else fails on their name', async () => {
  const { who, known } = await meet()
  await failUntilShut(who.username, freshNetwork())
  await failUntilShut(who.email, freshNetwork()).catch(() => {})
  expect(await tryPassword(who.username, true, known)).toMatchObject({ outcome: 'signed-in' })
})

test('so do they when the whole network they are in has failed too often', async () => {
  const { known, context, who } = await meet()
  for (let other = 0; other < 4; other++) {
    for (let time = 0; time < 5; time++) await tryPassword(`nobody-${other}@example.org`, false, context)
  }
  await expect(tryPassword('somebody@example.org', false, context)).rejects.toBeInstanceOf(TooManyRequests)
  expect(await tryPassword(who.email, true, known)).toMatchObject({ outcome: 'signed-in' })
})

test('a device’s own tries are few as well, and those of another’s device count for nothing here', async () => {
  const { who, known } = await meet()
  await failUntilShut(who.email, known)
  const stranger = await meet()
  await failUntilShut(who.email, { ...freshNetwork(), deviceToken: stranger.known.deviceToken })
})

test('a code is asked for and brought on a known device while others use up both', async () => {
  const { who, known } = await meet()
  const thief = freshNetwork()
  const ask = (context: SignInContext) =>
    transaction((tx) => askSignInCode(tx, visitor, { login: who.email }, context))
  const bring = (pending: string, code: string, context: SignInContext) =>
    transaction((tx) => signInWithCode(tx, visitor, { pending, code }, context))
  for (let time = 0; time < 5; time++) await bring((await ask(thief)).pending, 'wrong', thief)
  await expect(ask(thief)).rejects.toBeInstanceOf(TooManyRequests)
  clock.advanceMs(1_000)
  const { pending } = await ask(known)
  const code = await codeSentTo(db, who.email)
  expect(await bring(pending, code, known)).toMatchObject({ outcome: 'signed-in' })
})

test('the second factor is passed on a known device while one who knows the password fails at it', async () => {
  const { who, known } = await meet()
  const actor = actorOf(who)
  await transaction((tx) => setUpAuthenticator(tx, actor, { seal, origin: known.origin }))
  const { id: sessionId } = await transaction((tx) => makeSession(tx, who.id))
  await transaction(async (tx) => {
    const code = await codeOfApp(tx, who.id)
    await confirmAuthenticator(tx, actor, { code, sessionId }, { ...known, seal })
  })
  const begin = async (context: SignInContext) => {
    const answer = await transaction((tx) => beginSession(tx, who, 'password', context))
    return answer.outcome === 'second-factor' ? answer.pending : ''
  }
  const pass = (pending: string, code: string, context: SignInContext) =>
    transaction((tx) => passSecondFactor(tx, visitor, { pending, code }, { ...context, seal }))
  const mine = await begin(known)
  const thief = freshNetwork()
  const theirs = await begin(thief)
  for (let time = 0; time < 5; time++) await pass(theirs, '000000', thief)
  await expect(pass(theirs, '000000', thief)).rejects.toBeInstanceOf(TooManyRequests)
  clock.advanceMs(30_000)
  const code = await transaction((tx) => codeOfApp(tx, who.id))
  expect(await pass(mine, code, known)).toMatchObject({ outcome: 'signed-in' })
})

const newDeviceLetters = async (who: Member) =>
  (await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))).filter(({ subject }) =>
    subject.startsWith('A new device'),
  ).length

test('a device is new by its token, not by what it calls itself', async () => {
  const { who, known, context } = await meet()
  expect(await newDeviceLetters(who)).toBe(1)
  await signIn(who, known)
  expect(await newDeviceLetters(who)).toBe(1)
  await signIn(who, { ...known, origin: { ...context.origin, device: 'Safari on iOS' } })
  expect(await newDeviceLetters(who)).toBe(1)
  await signIn(who, context)
  expect(await newDeviceLetters(who)).toBe(2)
})

test('a device that was known by its words before is no news once, and known by its token from then on', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const context = freshNetwork()
  const deviceHash = hashDevice(context.origin.device)
  await db.insert(knownDevice).values({ memberId: who.id, deviceHash, firstSeenAt: clock.now() })
  await signIn(who, context)
  expect(await newDeviceLetters(who)).toBe(0)
  await signIn(who, context)
  expect(await newDeviceLetters(who)).toBe(1)
})

test('after a new password by a link no device is known, and one not seen for long is forgotten', async () => {
  const { who, known } = await meet()
  const token = await transaction((tx) =>
    makeSecret(tx, {
      kind: 'reset-password',
      memberId: who.id,
      minutes: 60,
      details: { email: who.email },
    }),
  )
  await transaction((tx) => resetPassword(tx, visitor, { token, passwordHash: 'new' }, freshNetwork()))
  await failUntilShut(who.email, freshNetwork())
  await expect(tryPassword(who.email, true, known)).rejects.toBeInstanceOf(TooManyRequests)
  const old = await meet()
  clock.set(addDays(clock.now(), 401))
  await sweepAccounts(db, clock.now())
  expect(await db.select().from(knownDevice).where(eq(knownDevice.memberId, old.who.id))).toEqual([])
})
