import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { authenticator, recoveryCode } from '../schema.server.ts'
import { findNewAuthenticator, findSecondFactor } from './second-factor-queries.ts'
import { checkSecondFactor } from './second-factor.ts'
import { openSessions } from '../sessions/sessions.ts'
import { setUpAuthenticator } from './set-up-authenticator.ts'
import { actorOf, makeMember } from '../testing.ts'
import { codeOfApp, context, makeSession, seal } from '../testing-account.ts'
import { codeAtStep, stepAt } from './totp.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)

async function memberWithApp() {
  const who = await transaction((tx) => makeMember(tx))
  const live = await transaction((tx) => makeSession(tx, who.id))
  const actor = actorOf(who)
  const { codes } = await transaction(async (tx) => {
    await setUpAuthenticator(tx, actor, { seal, origin: context.origin })
    const code = await codeOfApp(tx, who.id, -1)
    return confirmAuthenticator(tx, actor, { code, sessionId: live.id }, { ...context, seal })
  })
  if (!codes) throw new Error('No recovery codes were made')
  return { who, actor, live, codes }
}

const check = (memberId: string, typed: string) =>
  transaction((tx) => checkSecondFactor(tx, memberId, typed, { ...context, seal }))

test('an app protects nothing until its first code was typed', async () => {
  const who = await transaction((tx) => makeMember(tx))
  await transaction((tx) => setUpAuthenticator(tx, actorOf(who), { seal, origin: context.origin }))
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: false, app: 'begun', codesLeft: 0 })
  const signedIn = await transaction((tx) => beginSession(tx, who, 'password', context))
  expect(signedIn.outcome).toBe('signed-in')
  const code = await transaction((tx) => codeOfApp(tx, who.id))
  expect(await check(who.id, code)).toBe(false)
})

test('the first code turns it on, gives ten codes, tells by mail and changes the token of the session', async () => {
  const { who, live, codes } = await memberWithApp()
  expect(new Set(codes).size).toBe(10)
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: true, app: 'on', codesLeft: 10 })
  expect(await sessions.find(live.token, clock.now())).toBeUndefined()
  const [letter] = await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))
  expect(letter?.subject).toBe('Two-factor is on')
  for (const code of codes) expect(letter?.text).not.toContain(code)
})

test('a wrong first code turns nothing on and says which field is wrong', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const live = await transaction((tx) => makeSession(tx, who.id))
  await transaction((tx) => setUpAuthenticator(tx, actorOf(who), { seal, origin: context.origin }))
  const late = await transaction((tx) => codeOfApp(tx, who.id, 5))
  const confirming = transaction((tx) =>
    confirmAuthenticator(tx, actorOf(who), { code: late, sessionId: live.id }, { ...context, seal }),
  )
  await expect(confirming).rejects.toMatchObject({ fields: { code: [expect.stringContaining('Code:')] } })
  await expect(confirming).rejects.toBeInstanceOf(Invalid)
  expect((await findSecondFactor(db, who.id)).app).toBe('begun')
})

test('from then on every way in stops at the second factor', async () => {
  const { who } = await memberWithApp()
  for (const way of ['password', 'code', 'provider', 'registration', 'demo'] as const) {
    const answer = await transaction((tx) => beginSession(tx, who, way, context))
    expect(answer.outcome).toBe('second-factor')
  }
})

test('a code of the app is good once, also when it is brought many times at the same instant', async () => {
  const { who } = await memberWithApp()
  const code = await transaction((tx) => codeOfApp(tx, who.id))
  const answers = await Promise.all(Array.from({ length: 6 }, () => check(who.id, code)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await check(who.id, code)).toBe(false)
})

test('a code may be typed with spaces, and one of another member opens nothing', async () => {
  const [mine, theirs] = [await memberWithApp(), await memberWithApp()]
  const code = await transaction((tx) => codeOfApp(tx, mine.who.id))
  expect(await check(theirs.who.id, code)).toBe(false)
  expect(await check(mine.who.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true)
})

test('a lost device: each recovery code opens the account once, however it is typed', async () => {
  const { who, codes } = await memberWithApp()
  const [first = '', second = ''] = codes
  const answers = await Promise.all(Array.from({ length: 6 }, () => check(who.id, first)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await check(who.id, second.toUpperCase().replaceAll('-', ' '))).toBe(true)
  expect(await check(who.id, second)).toBe(false)
  expect((await findSecondFactor(db, who.id)).codesLeft).toBe(8)
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.filter(({ kind }) => kind === 'recovery-code.used')).toHaveLength(2)
})

test.each(['', ' ', '000000', '12345', 'abcde-fghij-klmno', '\0', "' or 1=1 --", '𝟏𝟐𝟑𝟒𝟓𝟔'])(
  'what was never a code (%j) opens nothing',
  async (typed) => {
    const who = await transaction((tx) => makeMember(tx))
    expect(await check(who.id, typed)).toBe(false)
  },
)

test('new recovery codes make the old ones worthless; of two who ask at once one set stays good', async () => {
  const { who, actor, codes } = await memberWithApp()
  const sets = await Promise.all([1, 2].map(() => transaction((tx) => makeRecoveryCodes(tx, actor, context))))
  expect(await check(who.id, codes[0] ?? '')).toBe(false)
  const good = await Promise.all(sets.map((set) => check(who.id, set[0] ?? '')))
  expect(good.filter(Boolean)).toHaveLength(1)
})

test('only hashes of recovery codes and a sealed secret are kept', async () => {
  const { who, codes } = await memberWithApp()
  const stored = JSON.stringify([
    await db.select().from(recoveryCode).where(eq(recoveryCode.memberId, who.id)),
    await db.select().from(authenticator).where(eq(authenticator.memberId, who.id)),
  ])
  for (const code of codes) expect(stored).not.toContain(code)
  expect(await findNewAuthenticator(db, who.id, seal)).toBeUndefined()
})

test('the address and the device of who used a recovery code are in the log, and its owner is told how many are left', async () => {
  const { who, codes } = await memberWithApp()
  await check(who.id, codes[0] ?? '')
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.find(({ kind }) => kind === 'recovery-code.used')).toMatchObject({
    address: '192.0.2.7',
    device: 'Firefox on Linux',
    details: { left: 9 },
  })
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))
  const told = letters.find(({ subject }) => subject === 'A recovery code of yours was used')
  expect(told?.text).toContain('Firefox on Linux')
  expect(told?.text).toContain('192.0.2.7')
  expect(told?.text).toContain('9 are left')
})

test('a new app takes the place of the old one with its first code, and not a moment before', async () => {
  const { who, actor, live, codes } = await memberWithApp()
  await transaction((tx) => setUpAuthenticator(tx, actor, { seal, origin: context.origin }))
  expect((await findSecondFactor(db, who.id)).app).toBe('replacing')
  const secret = (await findNewAuthenticator(db, who.id, seal)) ?? ''
  const ofNew = codeAtStep(secret, stepAt(clock.now()))
  expect(await check(who.id, ofNew)).toBe(false)
  expect(await check(who.id, await transaction((tx) => codeOfApp(tx, who.id)))).toBe(true)
  const ofOld = await transaction((tx) => codeOfApp(tx, who.id, 1))
  const confirmed = await transaction((tx) =>
    confirmAuthenticator(tx, actor, { code: ofNew, sessionId: live.id }, { ...context, seal }),
  )
  expect(confirmed.codes).toBeUndefined()
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: true, app: 'on', codesLeft: 10 })
  expect(await check(who.id, ofOld)).toBe(false)
  expect(await check(who.id, codeAtStep(secret, stepAt(clock.now()) + 1))).toBe(true)
  expect(await check(who.id, codes[0] ?? '')).toBe(true)
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))
  expect(letters.map(({ subject }) => subject)).toContain('Your authenticator app was replaced')
})

test('a wrong first code leaves the old app in force', async () => {
  const { who, actor, live } = await memberWithApp()
  await transaction((tx) => setUpAuthenticator(tx, actor, { seal, origin: context.origin }))
  const ofOld = await transaction((tx) => codeOfApp(tx, who.id))
  const confirming = transaction((tx) =>
    confirmAuthenticator(tx, actor, { code: ofOld, sessionId: live.id }, { ...context, seal }),
  )
  await expect(confirming).rejects.toBeInstanceOf(Invalid)
  expect(await check(who.id, ofOld)).toBe(true)
})

test('turned off, nothing of it is left and signing in is plain again', async () => {
  const { who, actor, live, codes } = await memberWithApp()
  await transaction((tx) => turnOffSecondFactor(tx, actor, { sessionId: live.id }, context))
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: false, app: 'none', codesLeft: 0 })
  expect(await check(who.id, codes[0] ?? '')).toBe(false)
  const answer = await transaction((tx) => beginSession(tx, who, 'password', context))
  expect(answer.outcome).toBe('signed-in')
})

test('where administrators must have it, an administrator can’t turn it off', async () => {
  const { live, actor } = await memberWithApp()
  const strict = { ...context, settings: { ...context.settings, requireSecondFactorForAdmins: true } }
  const off = (who: typeof actor) =>
    transaction((tx) => turnOffSecondFactor(tx, who, { sessionId: live.id }, strict))
  await expect(off({ ...actor, role: 'admin' })).rejects.toBeInstanceOf(Forbidden)
  await off(actor)
})

test('an administrator who looks as a member can’t touch it', async () => {
  const { actor, live } = await memberWithApp()
  const looking = { ...actor, viewedBy: crypto.randomUUID() }
  const tries = [
    () => transaction((tx) => makeRecoveryCodes(tx, looking, context)),
    () => transaction((tx) => turnOffSecondFactor(tx, looking, { sessionId: live.id }, context)),
  ]
  for (const one of tries) await expect(one()).rejects.toBeInstanceOf(Forbidden)
})
