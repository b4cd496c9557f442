import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findAccount, listOwnSessions } from '../account-queries.ts'
import { beginSession } from './begin-session.ts'
import { rotateSession } from './rotate-session.ts'
import { session } from '../schema.server.ts'
import { openSessions } from './sessions.ts'
import { openViewers } from './viewers.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { makeMember } from '../testing.ts'
import { makeSession } from '../testing-account.ts'
import { signInContext } from '../sign-in/testing-sign-in.ts'

const start = new Date('2026-11-01T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)

async function signIn(context: SignInContext, memberId?: string) {
  const who = await transaction((tx) => makeMember(tx, memberId ? { id: memberId } : {}))
  const signedIn = await transaction((tx) => beginSession(tx, who, 'password', context))
  if (signedIn.outcome !== 'signed-in') throw new Error('Not signed in')
  return { who, ...signedIn }
}

const rowOf = async (token: string) =>
  (
    await db
      .select()
      .from(session)
      .where(eq(session.tokenHash, hashToken(token)))
  ).at(0)

/** Uses the session, and waits until that is written down. */
async function use(token: string): Promise<boolean> {
  const now = clock.now()
  const found = await sessions.find(token, now)
  if (found) await expect.poll(async () => (await rowOf(token))?.seenAt).toEqual(now)
  return found !== undefined
}

test('a session that is used every day slides on, and ends on its ninetieth all the same', async () => {
  clock.set(start)
  const { token } = await signIn(signInContext())
  for (let day = 20; day < 90; day += 20) {
    clock.set(addDays(start, day))
    expect(await use(token)).toBe(true)
  }
  clock.set(addDays(start, 89.9))
  expect(await use(token)).toBe(true)
  clock.set(addDays(start, 90))
  expect(await sessions.find(token, clock.now())).toBeUndefined()
})

test('the browser keeps its cookie for as long as a session that is used may live, also under a new token', async () => {
  clock.set(start)
  const { who, token, endsAt } = await signIn(signInContext())
  expect(endsAt).toEqual(addDays(start, 90))
  clock.set(addDays(start, 20))
  expect(await use(token)).toBe(true)
  const sessionId = (await rowOf(token))?.id ?? ''
  const rotated = await transaction((tx) => rotateSession(tx, { memberId: who.id, sessionId }))
  expect(rotated.endsAt).toEqual(addDays(start, 90))
})

test('one that is not used ends after thirty days', async () => {
  clock.set(start)
  // To look at one is to use it, so another is looked at later.
  const [first, second] = [await signIn(signInContext()), await signIn(signInContext())]
  expect(await sessions.find(first.token, addDays(start, 29.9))).toBeDefined()
  expect(await sessions.find(second.token, addDays(start, 30))).toBeUndefined()
})

test('how long it may live is a setting, and the list of sessions says until when', async () => {
  clock.set(start)
  const { token, who } = await signIn(signInContext({ sessionDays: 5, sessionMostDays: 7 }))
  clock.set(addDays(start, 4))
  expect(await use(token)).toBe(true)
  expect(await sessions.find(token, addDays(start, 7))).toBeUndefined()
  const [listed] = await listOwnSessions(db, who.id, clock.now())
  expect(listed?.endsAt).toEqual(addDays(start, 7))
})

test('a member who stays signed in was seen when they last came, and not when they signed in', async () => {
  clock.set(start)
  const { token, who } = await signIn(signInContext())
  const seen = async () => (await findAccount(db, who.id)).lastSeenAt
  expect(await seen()).toEqual(start)
  clock.set(addDays(start, 20))
  await use(token)
  await expect.poll(seen).toEqual(addDays(start, 20))
})

test('who is looked at by an administrator was not here', async () => {
  clock.set(start)
  const [looking, looked] = [await signIn(signInContext()), await signIn(signInContext())]
  await db
    .update(session)
    .set({ viewsAsId: looked.who.id })
    .where(eq(session.tokenHash, hashToken(looking.token)))
  clock.set(addDays(start, 1))
  await use(looking.token)
  const seen = async (id: string) => (await findAccount(db, id)).lastSeenAt
  await expect.poll(() => seen(looking.who.id)).toEqual(addDays(start, 1))
  expect(await seen(looked.who.id)).toEqual(start)
})

test('those who ask together are found as each is alone, with what was asked of them, and of nobody else', async () => {
  clock.set(start)
  const [ann, ben, gone] = [
    await signIn(signInContext()),
    await signIn(signInContext()),
    await signIn(signInContext({ sessionDays: 1 })),
  ]
  clock.set(addDays(start, 2))
  const viewers = openViewers<{ about: string; id: string; given: string }>(db, {
    now: () => clock.now(),
    more: (about, memberId) =>
      sql`json_build_object('about', ${about}, 'id', ${memberId}, 'given', ${sql.placeholder('given')}::text)`,
    given: () => ({ given: 'to all' }),
  })
  const find = (token: string, about: string) => viewers.find(token, about)
  const [first, again, second, ...nobody] = await Promise.all([
    find(ann.token, 'home'),
    find(ann.token, ''),
    find(ben.token, 'home'),
    find(gone.token, 'home'),
    find('x'.repeat(43), 'home'),
  ])
  expect(first?.more).toEqual({ about: 'home', id: ann.who.id, given: 'to all' })
  expect(again?.more).toMatchObject({ about: '', id: ann.who.id })
  expect(second?.more).toMatchObject({ about: 'home', id: ben.who.id })
  expect(nobody).toEqual([undefined, undefined])
  expect([first?.viewer, second?.viewer]).toEqual([
    await sessions.find(ann.token, clock.now()),
    await sessions.find(ben.token, clock.now()),
  ])
})

test('a session from before there was such an end has it too', async () => {
  clock.set(start)
  const who = await transaction((tx) => makeMember(tx))
  const { token, id } = await transaction((tx) => makeSession(tx, who.id))
  await db
    .update(session)
    .set({ expiresAt: addDays(start, 200) })
    .where(eq(session.id, id))
  expect(await sessions.find(token, addDays(start, 89))).toBeDefined()
  expect(await sessions.find(token, addDays(start, 90))).toBeUndefined()
})

test('who signs in again in the same browser has one session, and the token before is worth nothing', async () => {
  const first = await signIn(signInContext())
  const again = { ...signInContext(), replacesToken: first.token }
  const second = await transaction((tx) => beginSession(tx, first.who, 'code', again))
  if (second.outcome !== 'signed-in') throw new Error('Not signed in')
  expect(await rowOf(first.token)).toBeUndefined()
  expect(await rowOf(second.token)).toBeDefined()
})

test.each([true, false])('whether it is kept (%s) stays so under a new token', async (keep) => {
  const { who, token, isPersistent } = await signIn({ ...signInContext(), keep })
  const sessionId = (await rowOf(token))?.id ?? ''
  const rotated = await transaction((tx) => rotateSession(tx, { memberId: who.id, sessionId }))
  expect([isPersistent, rotated.isPersistent]).toEqual([keep, keep])
})

test('whoever comes from what is no address to the database is signed in all the same', async () => {
  for (const address of ['fe80::1%eth0', '203.0.113.9:443', 'abc']) {
    const { token } = await signIn({ ...signInContext(), origin: { address, device: 'Firefox' } })
    expect((await rowOf(token))?.address, address).toBeNull()
  }
})
