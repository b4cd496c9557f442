import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askPasswordReset } from './ask-password-reset.ts'
import { askSignInCode } from '../sign-in/ask-sign-in-code.ts'
import { beginSession, openSessions } from '../index.ts'
import { findResetOwner, resetPassword } from './reset-password.ts'
import { member } from '../schema.server.ts'
import { signInWithCode } from '../sign-in/sign-in-with-code.ts'
import { makeMember } from '../testing.ts'
import { signInContext } from '../sign-in/testing-sign-in.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)
let networks = 0
const freshNetwork = () => signInContext({}, `2001:db8:0:${++networks}::1`)

const ask = (login: string) => transaction((tx) => askPasswordReset(tx, visitor, { login }, freshNetwork()))
const reset = (token: string, passwordHash = 'new hash') =>
  transaction((tx) => resetPassword(tx, visitor, { token, passwordHash }, freshNetwork()))
const makeKnown = (given: Partial<typeof member.$inferInsert> = {}) =>
  transaction((tx) => makeMember(tx, { passwordHash: 'old hash', ...given }))
const find = async (id: string) => (await db.select().from(member).where(eq(member.id, id)))[0]!

async function newestLetter(to: string) {
  const [letter] = await db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.to, to))
    .orderBy(desc(mailMessage.createdAt))
  return letter
}
const tokenFor = async (to: string) =>
  /reset\?token=([\w-]+)/.exec((await newestLetter(to))?.text ?? '')?.[1] ?? ''

test('the link sets a new password, ends every session, and the owner is told', async () => {
  const who = await makeKnown()
  const signedIn = await transaction((tx) => beginSession(tx, who, 'password', freshNetwork()))
  if (signedIn.outcome !== 'signed-in') throw new Error('not signed in')
  clock.advanceMs(1_000)
  await ask(who.username)
  const token = await tokenFor(who.email)
  expect(await transaction((tx) => findResetOwner(tx, token))).toEqual({
    email: who.email,
    username: who.username,
  })
  clock.advanceMs(1_000)
  await reset(token)
  expect((await find(who.id)).passwordHash).toBe('new hash')
  expect(await sessions.find(signedIn.token, clock.now())).toBeUndefined()
  expect((await newestLetter(who.email))?.subject).toBe('Your password was changed')
})

test('a link is good once; of many at the same instant one is', async () => {
  const who = await makeKnown()
  await ask(who.email)
  const token = await tokenFor(who.email)
  const tries = await Promise.allSettled(Array.from({ length: 5 }, (_, at) => reset(token, `hash ${at}`)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await transaction((tx) => findResetOwner(tx, token))).toBeUndefined()
})

test('a link is useless after an hour, when replaced, and when the address was changed', async () => {
  const who = await makeKnown()
  await ask(who.email)
  const first = await tokenFor(who.email)
  clock.advanceMs(1_000)
  await ask(who.email)
  const second = await tokenFor(who.email)
  await expect(reset(first)).rejects.toBeInstanceOf(NotFound)
  await db
    .update(member)
    .set({ email: `moved.${who.email}` })
    .where(eq(member.id, who.id))
  await expect(reset(second)).rejects.toBeInstanceOf(NotFound)
  await db.update(member).set({ email: who.email }).where(eq(member.id, who.id))
  clock.advanceMs(60 * 60_000)
  await expect(reset(second)).rejects.toBeInstanceOf(NotFound)
  expect((await find(who.id)).passwordHash).toBe('old hash')
})

test('a code that was under way is useless after a reset', async () => {
  const who = await makeKnown()
  const { pending } = await transaction((tx) =>
    askSignInCode(tx, visitor, { login: who.email }, freshNetwork()),
  )
  const code = /(\d{3}) (\d{3})/
    .exec((await newestLetter(who.email))?.text ?? '')!
    .slice(1)
    .join('')
  clock.advanceMs(1_000)
  await ask(who.email)
  await reset(await tokenFor(who.email))
  expect(await transaction((tx) => signInWithCode(tx, visitor, { pending, code }, freshNetwork()))).toEqual({
    outcome: 'refused',
  })
})

test('an unknown address gets no letter and the same answer, also when it asks too often', async () => {
  const who = await makeKnown()
  const before = await db.$count(mailMessage)
  expect(await ask('nobody@example.org')).toBe(await ask(who.email))
  expect(await db.$count(mailMessage)).toBe(before + 1)
  const refusals = []
  for (const login of ['nobody@example.org', who.email]) {
    for (let time = 0; time < 2; time++) await ask(login)
    refusals.push(await ask(login).catch((error: Error) => error.message))
  }
  expect(refusals[0]).toContain('Try again in')
  expect(refusals[0]).toBe(refusals[1])
})

test('who had never verified the address has proved it by the link', async () => {
  const who = await makeKnown({ state: 'unverified' })
  await ask(who.email)
  await reset(await tokenFor(who.email))
  expect(await find(who.id)).toMatchObject({ state: 'active', emailVerifiedAt: clock.now() })
})

test('a banned member gets a new password and stays banned', async () => {
  const who = await makeKnown({ state: 'banned', emailVerifiedAt: null })
  await ask(who.email)
  await reset(await tokenFor(who.email))
  expect((await find(who.id)).state).toBe('banned')
})

test('a made-up token changes nothing', async () => {
  await expect(reset('a'.repeat(43))).rejects.toBeInstanceOf(NotFound)
})
