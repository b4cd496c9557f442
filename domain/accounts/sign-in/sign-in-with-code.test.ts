import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { openSeal } from '#platform/crypto/seal.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { correctEmail } from '../emails/correct-email.ts'
import { askSignInCode } from './ask-sign-in-code.ts'
import { openSessions } from '../index.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { authenticator, member, oneTimeSecret } from '../schema.server.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { actorOf, makeMember } from '../testing.ts'
import { signInContext } from './testing-sign-in.ts'
import { codeAtStep, makeTotpSecret, stepAt } from '../second-factor/totp.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)
const seal = openSeal(['a secret of at least thirty-two characters'], 'authenticator')

let networks = 0
const freshNetwork = () => signInContext({}, `2001:db8:0:${++networks}::1`)
const ask = (login: string, context = freshNetwork()) =>
  transaction((tx) => askSignInCode(tx, visitor, { login }, context))
const bring = (pending: string, code: string, context = freshNetwork()) =>
  transaction((tx) => signInWithCode(tx, visitor, { pending, code }, context))
const pass = (pending: string, code: string) =>
  transaction((tx) => passSecondFactor(tx, visitor, { pending, code }, { ...freshNetwork(), seal }))
const makeKnown = (given: Partial<typeof member.$inferInsert> = {}) =>
  transaction((tx) => makeMember(tx, given))

/** The six digits of the newest letter to this address. */
async function codeFor(email: string): Promise<string> {
  const [letter] = await db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.to, email))
    .orderBy(desc(mailMessage.createdAt))
  return (
    /(\d{3}) (\d{3})/
      .exec(letter?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  )
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function withAuthenticator(memberId: string): Promise<string> {
  const secret = makeTotpSecret()
  await db
    .insert(authenticator)
    .values({ memberId, secretSealed: seal.close(secret), confirmedAt: clock.now() })
  return secret
}

test('the code from the letter opens the door in the browser that asked, once', async () => {
  const who = await makeKnown()
  const { pending } = await ask(who.username)
  const code = await codeFor(who.email)
  const signedIn = await bring(pending, code)
  if (signedIn.outcome !== 'signed-in') throw new Error('not signed in')
  expect((await sessions.find(signedIn.token, clock.now()))?.actor.id).toBe(who.id)
  expect(await bring(pending, code)).toEqual({ outcome: 'refused' })
})

test('the code is of no use in another browser', async () => {
  const who = await makeKnown()
  await ask(who.email)
  const stranger = await ask('nobody@example.org')
  expect(await bring(stranger.pending, await codeFor(who.email))).toEqual({ outcome: 'refused' })
})

test('a code that went to one address does not prove another that was put in its place', async () => {
  const mine = await makeKnown({ state: 'unverified', emailVerifiedAt: null })
  const { pending } = await ask(mine.email)
  const code = await codeFor(mine.email)
  const theirs = `of-somebody-else-${mine.email}`
  await transaction((tx) => correctEmail(tx, actorOf(mine), { email: theirs }, freshNetwork()))
  expect(await bring(pending, code)).toEqual({ outcome: 'refused' })
  await db.update(oneTimeSecret).set({ usedAt: null })
  expect(await bring(pending, code)).toEqual({ outcome: 'refused' })
  const [after] = await db.select().from(member).where(eq(member.id, mine.id))
  expect(after).toMatchObject({ email: theirs, state: 'unverified', emailVerifiedAt: null })
})

test('of many who bring one code at the same instant one gets in', async () => {
  const who = await makeKnown()
  const { pending } = await ask(who.email)
  const code = await codeFor(who.email)
  const tries = await Promise.all(Array.from({ length: 5 }, () => bring(pending, code)))
  expect(tries.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1)
})

test('an unknown address gets the same answers and no letter', async () => {
  const before = await db.$count(mailMessage)
  const { pending } = await ask('nobody-at-all@example.org')
  expect(pending).toMatch(/^[\w-]{43}$/)
  expect(await db.$count(mailMessage)).toBe(before)
  for (const code of ['000000', '123456', '999999'])
    expect(await bring(pending, code)).toEqual({ outcome: 'refused' })
})

test('after five wrong tries the right code opens nothing', async () => {
  const context = () => signInContext({ signInFailuresAccountMost: 50 }, `2001:db8:0:${++networks}::1`)
  const who = await makeKnown()
  const { pending } = await ask(who.email)
  const code = await codeFor(who.email)
  for (let time = 0; time < 5; time++) await bring(pending, wrong(code), context())
  expect(await bring(pending, code, context())).toEqual({ outcome: 'refused' })
})

test('new codes do not bring new tries: the account waits, known or not', async () => {
  const who = await makeKnown()
  for (const login of [who.email, 'never-seen@example.org']) {
    for (const times of [3, 2]) {
      const { pending } = await ask(login)
      const code = (await codeFor(login)) || '000000'
      for (let time = 0; time < times; time++) await bring(pending, wrong(code))
    }
    const { pending } = await ask(login)
    await expect(bring(pending, '000000')).rejects.toBeInstanceOf(TooManyRequests)
  }
})

test('a code is useless after its ten minutes, and when another one has let its owner in', async () => {
  const who = await makeKnown()
  const first = await ask(who.email)
  const firstCode = await codeFor(who.email)
  clock.advanceMs(1_000)
  const second = await ask(who.email)
  const secondCode = await codeFor(who.email)
  expect(await bring(second.pending, secondCode)).toMatchObject({ outcome: 'signed-in' })
  expect(await bring(first.pending, firstCode)).toEqual({ outcome: 'refused' })
  const third = await ask(who.email)
  const thirdCode = await codeFor(who.email)
  clock.advanceMs(10 * 60_000)
  expect(await bring(third.pending, thirdCode)).toEqual({ outcome: 'refused' })
})

test('who asks for a code on another’s name does not make the one useless that its owner holds', async () => {
  const who = await makeKnown()
  const { pending } = await ask(who.email)
  const code = await codeFor(who.email)
  await ask(who.username)
  expect(await bring(pending, code)).toMatchObject({ outcome: 'signed-in' })
})

test('letters with codes are not sent without end, and the refusal is the same for an unknown address', async () => {
  const who = await makeKnown()
  const words = []
  for (const login of [who.email, 'unheard-of@example.org']) {
    for (let time = 0; time < 5; time++) await ask(login)
    words.push(await ask(login).catch((error: Error) => error.message))
  }
  expect(words[0]).toContain('Try again in')
  expect(words[0]).toBe(words[1])
})

test('what is kept of a code does not tell it', async () => {
  const who = await makeKnown()
  const { pending } = await ask(who.email)
  const stored = JSON.stringify(
    await db.select().from(oneTimeSecret).where(eq(oneTimeSecret.memberId, who.id)),
  )
  expect(stored).not.toContain(pending)
  expect(stored).not.toContain(await codeFor(who.email))
})

test('a code by mail does not go round the second factor', async () => {
  const who = await makeKnown()
  const secret = await withAuthenticator(who.id)
  const { pending } = await ask(who.email)
  const first = await bring(pending, await codeFor(who.email))
  if (first.outcome !== 'second-factor') throw new Error('the second factor was not asked')
  expect(await pass(first.pending, '000000')).toEqual({ outcome: 'refused' })
  const appCode = codeAtStep(secret, stepAt(clock.now()))
  expect((await pass(first.pending, appCode)).outcome).toBe('signed-in')
  expect(await pass(first.pending, appCode)).toEqual({ outcome: 'begin-again' })
})

test('of many who bring the app’s code at the same instant one gets in', async () => {
  const who = await makeKnown()
  const secret = await withAuthenticator(who.id)
  const { pending } = await ask(who.email)
  const first = await bring(pending, await codeFor(who.email))
  if (first.outcome !== 'second-factor') throw new Error('the second factor was not asked')
  const code = codeAtStep(secret, stepAt(clock.now()))
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => pass(first.pending, code)))
  const entered = tries.filter((one) => one.status === 'fulfilled' && one.value.outcome === 'signed-in')
  expect(entered).toHaveLength(1)
})

test('who knows the password gets five tries at the second factor, however often they begin again', async () => {
  const who = await makeKnown()
  await withAuthenticator(who.id)
  const begin = async () => {
    const { pending } = await ask(who.email)
    const first = await bring(pending, await codeFor(who.email))
    if (first.outcome !== 'second-factor') throw new Error('the second factor was not asked')
    return first.pending
  }
  for (const times of [3, 2]) {
    const pending = await begin()
    for (let time = 0; time < times; time++) await pass(pending, '000000')
    clock.advanceMs(1_000)
  }
  await expect(pass(await begin(), '000000')).rejects.toBeInstanceOf(TooManyRequests)
})

test('the step between the two proofs lasts ten minutes', async () => {
  const who = await makeKnown()
  const secret = await withAuthenticator(who.id)
  const { pending } = await ask(who.email)
  const first = await bring(pending, await codeFor(who.email))
  if (first.outcome !== 'second-factor') throw new Error('the second factor was not asked')
  clock.advanceMs(10 * 60_000)
  expect(await pass(first.pending, codeAtStep(secret, stepAt(clock.now())))).toEqual({
    outcome: 'begin-again',
  })
})
