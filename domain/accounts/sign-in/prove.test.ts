import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { confirmAuthenticator } from '../second-factor/confirm-authenticator.ts'
import { countProofTry } from './proof-tries.ts'
import { isProved, prove, sendProofCode, type Proof } from './prove.ts'
import { openSessions } from '../sessions/sessions.ts'
import { setUpAuthenticator } from '../second-factor/set-up-authenticator.ts'
import { actorOf, makeMember } from '../testing.ts'
import { codeOfApp, context, makeSession, seal } from '../testing-account.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)

async function signedIn(passwordHash: string | null = 'a hash') {
  const who = await transaction((tx) => makeMember(tx, { passwordHash }))
  const live = await transaction((tx) => makeSession(tx, who.id))
  const by = (proof: Proof, sessionId = live.id) =>
    transaction((tx) => prove(tx, actorOf(who), { proof, sessionId }, { ...context, seal }))
  return { who, actor: actorOf(who), live, by }
}

async function codeFromLetter(to: string): Promise<string> {
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, to))
  const newest = letters.at(-1)
  expect(newest?.subject).not.toMatch(/\d/)
  return /^Type (\d{6}) /m.exec(newest?.text ?? '')?.[1] ?? ''
}

test('a proof lasts ten minutes', () => {
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  expect(isProved(start, later(9.9))).toBe(true)
  expect(isProved(start, later(10))).toBe(false)
})

test('a proof renews the session under a new token, and the old token is worth nothing', async () => {
  const { live, by } = await signedIn()
  clock.advanceMs(3_600_000)
  const answer = await by({ by: 'password', verified: 'a hash' })
  if (!answer.proved) throw new Error('It should have been proved')
  expect(await sessions.find(live.token, clock.now())).toBeUndefined()
  const viewer = await sessions.find(answer.session.token, clock.now())
  expect(viewer).toMatchObject({ sessionId: live.id, provedAt: clock.now() })
})

test('a password that was changed while it was being checked proves nothing', async () => {
  const { live, by, who } = await signedIn()
  expect(await by({ by: 'password', verified: 'an older hash' })).toEqual({ proved: false })
  expect(await sessions.find(live.token, clock.now())).toBeDefined()
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.map(({ kind }) => kind)).toEqual(['proof.failed'])
})

test('the e-mailed code proves once, for its member only, while it is fresh', async () => {
  const [mine, other] = [await signedIn(null), await signedIn(null)]
  const send = () => transaction((tx) => sendProofCode(tx, mine.actor, context))
  await send()
  const code = await codeFromLetter(mine.who.email)
  expect(await other.by({ by: 'code', typed: code })).toEqual({ proved: false })
  const tries = await Promise.all(Array.from({ length: 5 }, () => mine.by({ by: 'code', typed: code })))
  expect(tries.filter(({ proved }) => proved)).toHaveLength(1)
  await send()
  const second = await codeFromLetter(mine.who.email)
  clock.advanceMs(context.settings.signInCodeMinutes * 60_000)
  expect(await mine.by({ by: 'code', typed: second })).toEqual({ proved: false })
})

test('who has a second factor proves by it and is sent no code', async () => {
  const { actor, live, by, who } = await signedIn(null)
  await transaction(async (tx) => {
    await setUpAuthenticator(tx, actor, { seal, origin: context.origin })
    const code = await codeOfApp(tx, who.id, -1)
    await confirmAuthenticator(tx, actor, { code, sessionId: live.id }, { ...context, seal })
  })
  await expect(transaction((tx) => sendProofCode(tx, actor, context))).rejects.toBeInstanceOf(Forbidden)
  const typed = await transaction((tx) => codeOfApp(tx, who.id))
  expect(await by({ by: 'second-factor', typed })).toMatchObject({ proved: true })
})

test('tries are counted together, however they fail, and the answer says how long to wait', async () => {
  const { actor } = await signedIn()
  const attempt = () => transaction((tx) => countProofTry(tx, actor, context.settings))
  for (let tried = 0; tried < context.settings.signInFailuresAccountMost; tried++) await attempt()
  await expect(attempt()).rejects.toBeInstanceOf(TooManyRequests)
  await expect(attempt()).rejects.toThrow(/Try again in/)
})

test('a proof that was right costs no try', async () => {
  const { actor, by } = await signedIn()
  for (let proved = 0; proved < 3 * context.settings.signInFailuresAccountMost; proved++) {
    await transaction((tx) => countProofTry(tx, actor, context.settings))
    await by({ by: 'password', verified: 'a hash' })
  }
})

test('nobody proves a session of somebody else, and an ended one is gone', async () => {
  const [mine, other] = [await signedIn(), await signedIn()]
  const proof = { by: 'password', verified: 'a hash' } as const
  await expect(mine.by(proof, other.live.id)).rejects.toBeInstanceOf(Conflict)
  await expect(mine.by(proof, crypto.randomUUID())).rejects.toBeInstanceOf(Conflict)
})
