import { expect, test } from 'vitest'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { beginSession, type WayIn } from '../sessions/begin-session.ts'
import { findAccountToday } from './find-today.ts'
import { authenticator, session } from '../schema.server.ts'
import { eq } from 'drizzle-orm'
import { makeMember } from '../testing.ts'

const start = new Date('2026-11-01T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

type Member = Awaited<ReturnType<typeof makeMember>>

/** What a browser holds, by the words that it calls itself: each has a token of its own. */
const tokens = new Map<string, string | undefined>()

async function signIn(who: Member, device: string, way: WayIn = 'password') {
  const origin = { address: '203.0.113.9', device }
  const key = `${who.id} ${device}`
  const context = { origin, settings, siteOrigin: 'https://hall.test', deviceToken: tokens.get(key) }
  const signedIn = await transaction((tx) => beginSession(tx, who, way, context))
  if (signedIn.outcome !== 'signed-in') throw new Error('Not signed in')
  tokens.set(key, signedIn.deviceToken)
  const [row] = await db
    .select()
    .from(session)
    .where(eq(session.tokenHash, hashToken(signedIn.token)))
  return row?.id ?? ''
}

const today = (who: Member, sessionId: string) =>
  findAccountToday(db, { memberId: who.id, sessionId, now: clock.now() })

test('a new member has everything to tell still, and no second factor', async () => {
  const who = await transaction((tx) => makeMember(tx))
  expect(await today(who, await signIn(who, 'Firefox on Linux'))).toEqual({
    has: { portrait: false, about: false, skills: false, languages: false },
    hasSecondFactor: false,
    newSignIns: [],
  })
})

test('what was told is not asked for again', async () => {
  const who = await transaction((tx) =>
    makeMember(tx, {
      avatarKey: 'avatars/1',
      headline: 'Sound',
      about: 'I mix',
      skills: ['Mixing'],
      languages: [{ code: 'es', level: 'native' }],
    }),
  )
  await db.insert(authenticator).values({ memberId: who.id, secretSealed: 'x', confirmedAt: start })
  const found = await today(who, await signInPastTheFactor(who))
  expect(found.has).toEqual({ portrait: true, about: true, skills: true, languages: true })
  expect(found.hasSecondFactor).toBe(true)
})

const signInPastTheFactor = (who: Member) => signIn(who, 'Firefox on Linux', 'second-factor')

test('an authenticator that was never confirmed is no second factor', async () => {
  const who = await transaction((tx) => makeMember(tx))
  await db.insert(authenticator).values({ memberId: who.id, secretSealed: 'x' })
  expect((await today(who, await signIn(who, 'Firefox on Linux'))).hasSecondFactor).toBe(false)
})

test('a device that never signed in before is to be looked at from another one, for three days', async () => {
  clock.set(start)
  const who = await transaction((tx) => makeMember(tx))
  const mine = await signIn(who, 'Firefox on Linux')
  clock.set(addDays(start, 5))
  await signIn(who, 'Firefox on Linux')
  expect((await today(who, mine)).newSignIns).toEqual([])
  const theirs = await signIn(who, 'Chrome on Windows')
  expect((await today(who, mine)).newSignIns).toEqual([
    {
      sessionId: theirs,
      device: 'Chrome on Windows',
      address: '203.0.113.9',
      at: addDays(start, 5),
      mayRecognise: true,
    },
  ])
  expect((await today(who, theirs)).newSignIns).toEqual([])
  clock.set(addDays(start, 8))
  expect((await today(who, mine)).newSignIns).toEqual([])
})

test('a session that was ended needs no look any more', async () => {
  clock.set(start)
  const who = await transaction((tx) => makeMember(tx))
  const mine = await signIn(who, 'Firefox on Linux')
  clock.set(addDays(start, 1))
  const theirs = await signIn(who, 'Chrome on Windows')
  await db.delete(session).where(eq(session.id, theirs))
  expect((await today(who, mine)).newSignIns).toEqual([])
})
