import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { anonymiseMember } from '../members/anonymise-member.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { prove } from '../sign-in/prove.ts'
import { openSessions } from '../sessions/sessions.ts'
import { member as memberTable } from '../schema.server.ts'
import { signInContext } from '../sign-in/testing-sign-in.ts'
import { actorOf, makeMember } from '../testing.ts'
import { makeSession, seal } from '../testing-account.ts'
import { askPasskeyAsSecondFactor, askPasskeyToProve, askPasskeyToSignIn } from './ask-passkey.ts'
import { listOwnPasskeys } from './passkey-queries.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { makeAuthenticator } from './testing-authenticator.ts'
import { beginPastThePassword, giveAPasskey } from './testing-passkeys.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const sessions = openSessions(db)
let networks = 0
/** Limits are counted by address: each story has one of its own. */
const fromAnywhere = () => signInContext({}, `198.51.100.${++networks}`)

async function memberWithPasskey(more: Parameters<typeof makeMember>[1] = {}) {
  const who = await transaction((tx) => makeMember(tx, more))
  const { device } = await transaction((tx) => giveAPasskey(tx, who))
  return { who, device }
}
type Device = Awaited<ReturnType<typeof memberWithPasskey>>['device']

async function askToSignIn(context = fromAnywhere()) {
  const browser = makeToken()
  const question = await transaction((tx) => askPasskeyToSignIn(tx, visitor, { browser }, context))
  const bring = (answer: ReturnType<Device['answer']>, as = browser) =>
    transaction((tx) => signInWithPasskey(tx, visitor, { answer, browser: as }, context))
  return { question, browser, bring }
}

test('a passkey alone signs its owner in, without a password and past the second factor', async () => {
  const { who, device } = await memberWithPasskey()
  const { question, bring } = await askToSignIn()
  expect(question.allowCredentials ?? []).toEqual([])
  const signedIn = await bring(device.answer(question))
  if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome)
  const viewer = await sessions.find(signedIn.token, clock.now())
  expect(viewer).toMatchObject({ username: who.username, hasSecondFactor: true, provedAt: clock.now() })
  expect(await listOwnPasskeys(db, who.id)).toMatchObject([{ lastUsedAt: clock.now() }])
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.at(-1)).toMatchObject({ kind: 'sign-in', details: { way: 'passkey' } })
})

test('one of a keychain that never counts signs in as often as its owner likes', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const device = makeAuthenticator('https://harbour.test', { counts: false, isBackedUp: true })
  await transaction((tx) => giveAPasskey(tx, who, { device }))
  for (const _ of [1, 2]) {
    const { question, bring } = await askToSignIn()
    expect((await bring(device.answer(question))).outcome).toBe('signed-in')
  }
})

const lies = {
  'from another site': { origin: 'https://harbour.example' },
  'for another host': { rpId: 'harbour.example' },
  'to a question that was never asked': { challenge: Buffer.alloc(32).toString('base64url') },
  'of a device that did not verify its owner': { isVerified: false },
  'in a frame of another site': { crossOrigin: true },
  'that names nobody': { userHandle: undefined },
  'that names another': { userHandle: Buffer.alloc(16).toString('base64url') },
  'that counts back': { counter: 1 },
}

test.each(Object.entries(lies))('an answer %s opens nothing, and is written down', async (_, lie) => {
  const { who, device } = await memberWithPasskey()
  const { question, bring } = await askToSignIn()
  expect((await bring(device.answer(question, lie))).outcome).toBe('refused')
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.at(-1)).toMatchObject({ kind: 'sign-in.failed', details: { way: 'passkey' } })
})

test('a changed answer, and one of a key that nobody has, open nothing', async () => {
  const { device } = await memberWithPasskey()
  const first = await askToSignIn()
  const answer = device.answer(first.question)
  const forged = { ...answer, response: { ...answer.response, signature: 'AAAA' } }
  expect((await first.bring(forged)).outcome).toBe('refused')
  const second = await askToSignIn()
  const unknown = makeAuthenticator('https://harbour.test').answer(second.question)
  expect((await second.bring(unknown)).outcome).toBe('refused')
})

test('an answer is good once, also when it is brought many times at the same instant', async () => {
  const { device } = await memberWithPasskey()
  const { question, bring } = await askToSignIn()
  const answer = device.answer(question)
  const outcomes = await Promise.all([1, 2, 3, 4].map(async () => (await bring(answer)).outcome))
  expect(outcomes.filter((outcome) => outcome === 'signed-in')).toHaveLength(1)
  expect((await bring(answer)).outcome).toBe('refused')
})

test('a wrong answer uses the question up, and one that is late or of another browser finds none', async () => {
  const { device } = await memberWithPasskey()
  const wrong = await askToSignIn()
  await wrong.bring(device.answer(wrong.question, { isVerified: false }))
  expect((await wrong.bring(device.answer(wrong.question))).outcome).toBe('refused')
  const elsewhere = await askToSignIn()
  expect((await elsewhere.bring(device.answer(elsewhere.question), makeToken())).outcome).toBe('refused')
  const late = await askToSignIn()
  clock.advanceMs(6 * 60_000)
  expect((await late.bring(device.answer(late.question))).outcome).toBe('refused')
})

test('a banned member comes as far as by password; of a deleted one no passkey is left', async () => {
  const banned = await memberWithPasskey()
  await transaction((tx) =>
    tx.db.update(memberTable).set({ state: 'banned' }).where(eq(memberTable.id, banned.who.id)),
  )
  const first = await askToSignIn()
  const signedIn = await first.bring(banned.device.answer(first.question))
  if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome)
  expect((await sessions.find(signedIn.token, clock.now()))?.actor.state).toBe('banned')
  const gone = await memberWithPasskey()
  await transaction((tx) => anonymiseMember(tx, gone.who.id))
  const second = await askToSignIn()
  expect((await second.bring(gone.device.answer(second.question))).outcome).toBe('refused')
})

test('who brings wrong answers again and again is told to wait', async () => {
  const { device } = await memberWithPasskey()
  const context = fromAnywhere()
  const bringWrong = async () => {
    const { question, bring } = await askToSignIn(context)
    await bring(device.answer(question, { isVerified: false }))
  }
  for (let tried = 0; tried < context.settings.signInFailuresAccountMost; tried++) await bringWrong()
  await expect(bringWrong()).rejects.toBeInstanceOf(TooManyRequests)
})

test('after the password a passkey of the member is the second factor; one of another member, or for another purpose, is not', async () => {
  const [mine, theirs] = [await memberWithPasskey(), await memberWithPasskey()]
  const context = { ...fromAnywhere(), seal }
  const pending = await transaction((tx) => beginPastThePassword(tx, mine.who))
  const ask = () => transaction((tx) => askPasskeyAsSecondFactor(tx, visitor, { pending }, context))
  const bring = (answer: ReturnType<Device['answer']>) =>
    transaction((tx) => passSecondFactor(tx, visitor, { pending, answer }, context))
  const question = await ask()
  expect(question.allowCredentials).toMatchObject([{ id: mine.device.id }])
  expect((await bring(theirs.device.answer(question))).outcome).toBe('refused')
  const { question: toSignIn } = await askToSignIn()
  expect((await bring(mine.device.answer(toSignIn))).outcome).toBe('refused')
  expect((await bring(mine.device.answer(await ask()))).outcome).toBe('signed-in')
})

test('before a sensitive step a passkey proves who it is, in the session that asked', async () => {
  const { who, device } = await memberWithPasskey()
  const context = { ...fromAnywhere(), seal }
  const [here, there] = await transaction(async (tx) => [
    await makeSession(tx, who.id),
    await makeSession(tx, who.id),
  ])
  const proveIn = async (sessionId: string) => {
    const asked = { sessionId: here?.id ?? '' }
    const question = await transaction((tx) => askPasskeyToProve(tx, actorOf(who), asked, context))
    const proof = { by: 'passkey', answer: device.answer(question) } as const
    return transaction((tx) => prove(tx, actorOf(who), { proof, sessionId }, context))
  }
  clock.advanceMs(20 * 60_000)
  expect(await proveIn(there?.id ?? '')).toEqual({ proved: false })
  const proved = await proveIn(here?.id ?? '')
  if (!proved.proved) throw new Error('The passkey proved nothing')
  expect((await sessions.find(proved.session.token, clock.now()))?.provedAt).toEqual(clock.now())
})
