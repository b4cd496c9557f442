import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { hashPassword, verifyPassword } from '#platform/crypto/password.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { findPending } from './provider-pending.ts'
import { proveProviderLink, takePasswordTry } from './prove-provider-link.ts'
import { authenticator, member, providerLink, session } from '../schema.server.ts'
import { sendProviderCode } from './send-provider-code.ts'
import { signInWithProvider } from './sign-in-with-provider.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { makeTotpSecret } from '../second-factor/totp.ts'
import { makeMember } from '../testing.ts'
import { codeOfApp, seal } from '../testing-account.ts'
import { codeSentTo, context, identityOf } from './testing-providers.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const PASSWORD = 'a-long-enough-password'
const passwordHash = await hashPassword(PASSWORD)

async function collide(who: Member): Promise<string> {
  const identity = await identityOf({ sub: `of-${who.id}`, email: who.email, email_verified: true })
  const answer = await transaction((tx) => signInWithProvider(tx, visitor, identity, context))
  if (answer.outcome !== 'pending') throw new Error(answer.outcome)
  return answer.secret
}

async function typePassword(secret: string, typed: string) {
  const { hash } = await transaction((tx) => takePasswordTry(tx, visitor, secret, context))
  const verified = (await verifyPassword(typed, hash)) ? hash : null
  return transaction((tx) =>
    proveProviderLink(tx, visitor, { secret, proof: { by: 'password', verified } }, context),
  )
}

const sendCode = (secret: string) => transaction((tx) => sendProviderCode(tx, visitor, { secret }, context))
const typeCode = (secret: string, typed: string) =>
  transaction((tx) => proveProviderLink(tx, visitor, { secret, proof: { by: 'code', typed } }, context))
const linksOf = (who: Member) => db.select().from(providerLink).where(eq(providerLink.memberId, who.id))
const make = (more: Partial<Member> = {}) => transaction((tx) => makeMember(tx, { passwordHash, ...more }))

test('an account with the same address is not linked until it is proved', async () => {
  const who = await make()
  const secret = await collide(who)
  expect(await transaction((tx) => findPending(tx, secret))).toMatchObject({ step: 'prove' })
  expect(await linksOf(who)).toEqual([])
})

test('the password links it, signs in, and the member hears of it', async () => {
  const who = await make()
  expect((await typePassword(await collide(who), PASSWORD)).outcome).toBe('signed-in')
  expect(await linksOf(who)).toMatchObject([{ provider: 'peer', subject: `of-${who.id}` }])
  const letters = await db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.to, who.email), eq(mailMessage.subject, 'The peer was linked to your account')))
  expect(letters).toHaveLength(1)
})

test('a code from the account’s mailbox does too, once', async () => {
  const who = await make()
  const { secret } = await sendCode(await collide(who))
  const code = await codeSentTo(db, who.email)
  const both = await Promise.allSettled([typeCode(secret, code), typeCode(secret, code)])
  expect(both.filter((one) => one.status === 'fulfilled' && one.value.outcome === 'signed-in')).toHaveLength(
    1,
  )
  expect(await linksOf(who)).toHaveLength(1)
})

test('the code goes to the account’s own address, whatever is typed', async () => {
  const who = await make()
  const secret = await collide(who)
  await transaction((tx) =>
    sendProviderCode(tx, visitor, { secret, email: 'elsewhere@example.org' }, context),
  )
  expect(await codeSentTo(db, who.email)).toMatch(/^\d{6}$/)
  await expect(codeSentTo(db, 'elsewhere@example.org')).rejects.toThrow('No code')
})

test('a wrong password links nothing, and guessing comes to an end', async () => {
  const who = await make()
  const secret = await collide(who)
  for (let tried = 0; tried < context.settings.signInFailuresAccountMost; tried++) {
    expect((await typePassword(secret, 'not-the-password')).outcome).toBe('wrong')
  }
  await expect(typePassword(secret, PASSWORD)).rejects.toThrow(TooManyRequests)
  expect(await linksOf(who)).toEqual([])
})

test('guessing at a code comes to an end', async () => {
  const who = await make()
  const { secret } = await sendCode(await collide(who))
  const code = await codeSentTo(db, who.email)
  const wrong = code === '123456' ? '654321' : '123456'
  for (let tried = 0; tried < context.settings.signInCodeTriesMost; tried++) {
    expect((await typeCode(secret, wrong)).outcome).toBe('wrong')
  }
  await expect(typeCode(secret, code)).rejects.toThrow(Conflict)
  expect(await linksOf(who)).toEqual([])
})

test('a code sent to one browser is worth nothing in another', async () => {
  const who = await make()
  const theirs = await sendCode(await collide(who))
  const code = await codeSentTo(db, who.email)
  const elsewhere = await collide(who)
  expect((await typeCode(elsewhere, code)).outcome).toBe('wrong')
  expect((await typeCode(theirs.secret, code)).outcome).toBe('signed-in')
})

test('an old code is worth nothing', async () => {
  const who = await make()
  const { secret } = await sendCode(await collide(who))
  const code = await codeSentTo(db, who.email)
  clock.advanceMs((context.settings.signInCodeMinutes + 1) * 60_000)
  expect((await typeCode(secret, code)).outcome).toBe('wrong')
})

test('a second factor is still asked after the proof, and only with it the account is linked', async () => {
  const who = await make()
  const secretSealed = seal.close(makeTotpSecret())
  await db.insert(authenticator).values({ memberId: who.id, secretSealed, confirmedAt: clock.now() })
  const proved = await typePassword(await collide(who), PASSWORD)
  if (proved.outcome !== 'second-factor') throw new Error(proved.outcome)
  const { pending } = proved
  const pass = (code: string) =>
    transaction((tx) => passSecondFactor(tx, visitor, { pending, code }, { ...context, seal }))
  expect((await pass('000000')).outcome).toBe('refused')
  expect(await linksOf(who)).toEqual([])
  expect((await pass(await transaction((tx) => codeOfApp(tx, who.id)))).outcome).toBe('signed-in')
  expect(await linksOf(who)).toMatchObject([
    { provider: 'peer', subject: `of-${who.id}`, email: who.email.toLowerCase() },
  ])
})

test('a password that was changed while it was being compared proves nothing', async () => {
  const who = await make()
  const secret = await collide(who)
  await db.update(member).set({ passwordHash: 'another' }).where(eq(member.id, who.id))
  const answer = await transaction((tx) =>
    proveProviderLink(tx, visitor, { secret, proof: { by: 'password', verified: passwordHash } }, context),
  )
  expect(answer.outcome).toBe('wrong')
})

test('an account that somebody made to lie in wait for the owner of an address falls to the owner alone', async () => {
  const trap = await make({ state: 'unverified' })
  await transaction((tx) => beginSession(tx, trap, 'password', context))
  await db.insert(authenticator).values({ memberId: trap.id, secretSealed: 'x', confirmedAt: clock.now() })
  const { secret } = await sendCode(await collide(trap))
  expect((await typeCode(secret, await codeSentTo(db, trap.email))).outcome).toBe('signed-in')
  const [owned] = await db.select().from(member).where(eq(member.id, trap.id))
  expect(owned).toMatchObject({ state: 'active', passwordHash: null })
  expect(await db.select().from(session).where(eq(session.memberId, trap.id))).toMatchObject([
    { way: 'provider' },
  ])
})

test('who knows the password of their unverified account keeps it, and is verified', async () => {
  const who = await make({ state: 'unverified' })
  expect((await typePassword(await collide(who), PASSWORD)).outcome).toBe('signed-in')
  const [stored] = await db.select().from(member).where(eq(member.id, who.id))
  expect(stored).toMatchObject({ state: 'active', passwordHash })
})

test('an account that has another link at the same provider keeps that one', async () => {
  const who = await make()
  await typePassword(await collide(who), PASSWORD)
  const identity = await identityOf({ sub: 'a-second-one', email: who.email, email_verified: true })
  const answer = await transaction((tx) => signInWithProvider(tx, visitor, identity, context))
  if (answer.outcome !== 'pending') throw new Error(answer.outcome)
  await expect(typePassword(answer.secret, PASSWORD)).rejects.toThrow('Another The peer account is linked')
  expect(await linksOf(who)).toMatchObject([{ subject: `of-${who.id}` }])
})
