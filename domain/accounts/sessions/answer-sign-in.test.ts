import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { beginSession } from './begin-session.ts'
import { disownDevice } from './disown-device.ts'
import { listNewSignIns } from './new-sign-ins.ts'
import { recogniseDevice } from './recognise-device.ts'
import { authenticator, session } from '../schema.server.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const start = new Date('2026-11-01T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

type Member = Awaited<ReturnType<typeof makeMember>>

/** What a browser holds, by the words that it calls itself: each has a token of its own. */
const tokens = new Map<string, string>()

async function signIn(who: Member, device: string): Promise<string> {
  const origin = { address: '203.0.113.9', device }
  const key = `${who.id} ${device}`
  const from = { ...context, origin, deviceToken: tokens.get(key) }
  const signedIn = await transaction((tx) => beginSession(tx, who, 'password', from))
  if (signedIn.outcome !== 'signed-in' || !signedIn.deviceToken) throw new Error('Not signed in')
  tokens.set(key, signedIn.deviceToken)
  const [row] = await db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.tokenHash, hashToken(signedIn.token)))
  return row?.id ?? ''
}

/** A member at their own device, a day before somebody came from another. */
async function visited() {
  clock.set(start)
  const who = await transaction((tx) => makeMember(tx))
  const mine = await signIn(who, 'Firefox on Linux')
  clock.set(addDays(start, 1))
  const theirs = await signIn(who, 'Chrome on Windows')
  const input = { sessionId: theirs }
  const from = { origin: context.origin, ownSessionId: mine }
  return {
    who,
    mine,
    theirs,
    asks: () => listNewSignIns(db, { memberId: who.id, sessionId: mine, now: clock.now() }),
    recognise: () => transaction((tx) => recogniseDevice(tx, actorOf(who), input, from)),
    disown: () => transaction((tx) => disownDevice(tx, actorOf(who), input, from)),
    sessions: async () =>
      (await db.select().from(session).where(eq(session.memberId, who.id))).map(({ id }) => id),
  }
}

const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))

test('a device that the member knows asks no more, now and when it signs in again', async () => {
  const { who, mine, theirs, asks, recognise, sessions } = await visited()
  expect((await asks()).map(({ sessionId }) => sessionId)).toEqual([theirs])
  await recognise()
  expect(await asks()).toEqual([])
  await signIn(who, 'Chrome on Windows')
  expect(await asks()).toEqual([])
  expect(await sessions()).toEqual(expect.arrayContaining([mine, theirs]))
})

test('a device that is not the member’s is signed out everywhere, and its next sign-in is news again', async () => {
  const { who, mine, asks, disown, sessions } = await visited()
  await signIn(who, 'Chrome on Windows')
  expect(await asks()).toHaveLength(2)
  const lettersBefore = (await lettersTo(who.email)).length
  await disown()
  expect(await sessions()).toEqual([mine])
  expect(await asks()).toEqual([])
  await signIn(who, 'Chrome on Windows')
  expect(await asks()).toHaveLength(1)
  expect(await lettersTo(who.email)).toHaveLength(lettersBefore + 1)
})

test('what needs no answer, or is somebody else’s, is not there to be answered', async () => {
  const { mine, recognise, disown, who } = await visited()
  const stranger = await visited()
  const foreign = transaction((tx) =>
    disownDevice(
      tx,
      actorOf(who),
      { sessionId: stranger.theirs },
      { origin: context.origin, ownSessionId: mine },
    ),
  )
  await expect(foreign).rejects.toBeInstanceOf(NotFound)
  expect(await stranger.sessions()).toHaveLength(2)
  await recognise()
  await expect(disown()).rejects.toBeInstanceOf(NotFound)
  await expect(recognise()).rejects.toBeInstanceOf(NotFound)
})

test('a new device can’t vouch for itself, not even with the password, but with the second factor', async () => {
  const { who, theirs, asks } = await visited()
  const second = await signIn(who, 'Chrome on Windows')
  const from = { origin: context.origin, ownSessionId: second }
  const vouching = transaction((tx) => recogniseDevice(tx, actorOf(who), { sessionId: theirs }, from))
  await expect(vouching).rejects.toBeInstanceOf(Conflict)
  expect(await asks()).toHaveLength(2)
  const proved = { ...from, isProved: true }
  const again = () => transaction((tx) => recogniseDevice(tx, actorOf(who), { sessionId: theirs }, proved))
  await expect(again()).rejects.toBeInstanceOf(Conflict)
  await db.insert(authenticator).values({ memberId: who.id, secretSealed: 'x', confirmedAt: new Date() })
  await again()
  expect(await asks()).toEqual([])
})
