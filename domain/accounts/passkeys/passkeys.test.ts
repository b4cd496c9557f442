import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { findSecondFactor } from '../second-factor/second-factor-queries.ts'
import { openSessions } from '../sessions/sessions.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context, makeSession } from '../testing-account.ts'
import { addPasskey } from './add-passkey.ts'
import { askNewPasskey, PASSKEYS_MOST } from './ask-new-passkey.ts'
import { listOwnPasskeys } from './passkey-queries.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { makeAuthenticator } from './testing-authenticator.ts'
import { giveAPasskey } from './testing-passkeys.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const someone = (more: Parameters<typeof makeMember>[1] = {}) => transaction((tx) => makeMember(tx, more))

async function lettersTo(email: string): Promise<string[]> {
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, email))
  return letters.map(({ subject }) => subject)
}

async function eventsOf(memberId: string): Promise<string[]> {
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, memberId))
  return events.map(({ kind }) => kind)
}

test('a passkey is listed with its name and where it was made, told by mail, and turns two-factor on with ten codes', async () => {
  const who = await someone()
  const device = makeAuthenticator(context.siteOrigin, { isBackedUp: true })
  const { codes } = await transaction((tx) => giveAPasskey(tx, who, { device, name: 'My phone' }))
  expect(codes).toHaveLength(10)
  expect(await listOwnPasskeys(db, who.id)).toMatchObject([
    {
      name: 'My phone',
      isBackedUp: true,
      addedOn: 'Firefox on Linux',
      addedAt: clock.now(),
      lastUsedAt: null,
    },
  ])
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: true, app: 'none', codesLeft: 10 })
  expect(await lettersTo(who.email)).toEqual(['A passkey was added to your account'])
  expect(await eventsOf(who.id)).toEqual(['recovery-codes.made', 'passkey.added'])
  const byPassword = await transaction((tx) => beginSession(tx, who, 'password', context))
  expect(byPassword.outcome).toBe('second-factor')
})

test('a second one leaves the recovery codes as they are', async () => {
  const who = await someone()
  await transaction((tx) => giveAPasskey(tx, who))
  const { codes } = await transaction((tx) => giveAPasskey(tx, who))
  expect(codes).toBeUndefined()
  expect(await listOwnPasskeys(db, who.id)).toHaveLength(2)
})

test('adding one changes the token of the session', async () => {
  const who = await someone()
  const live = await transaction((tx) => makeSession(tx, who.id))
  await transaction(async (tx) => {
    const question = await askNewPasskey(tx, actorOf(who), { sessionId: live.id }, context)
    const answer = makeAuthenticator(context.siteOrigin).register(question)
    await addPasskey(tx, actorOf(who), { answer, name: 'Key', sessionId: live.id }, context)
  })
  expect(await openSessions(db).find(live.token, clock.now())).toBeUndefined()
})

const hostile = {
  'from another site': { origin: 'https://harbour.example' },
  'for another host': { rpId: 'harbour.example' },
  'to another question': { challenge: Buffer.alloc(32).toString('base64url') },
  'of a device that did not verify its owner': { isVerified: false },
  'in a frame of another site': { crossOrigin: true },
  'that signs in instead of being made': { type: 'webauthn.get' },
}

test.each(Object.entries(hostile))('an answer %s adds nothing', async (_, lies) => {
  const who = await someone()
  const { id: sessionId } = await transaction((tx) => makeSession(tx, who.id))
  const question = await transaction((tx) => askNewPasskey(tx, actorOf(who), { sessionId }, context))
  const answer = makeAuthenticator(context.siteOrigin).register(question, lies)
  const added = await transaction((tx) =>
    addPasskey(tx, actorOf(who), { answer, name: 'Key', sessionId }, context),
  )
  expect(added.outcome).toBe('refused')
  expect(await listOwnPasskeys(db, who.id)).toEqual([])
})

test('a question is answered once, in the session that asked, within five minutes', async () => {
  const who = await someone()
  const [here, there] = await transaction(async (tx) => [
    await makeSession(tx, who.id),
    await makeSession(tx, who.id),
  ])
  const ask = () =>
    transaction((tx) => askNewPasskey(tx, actorOf(who), { sessionId: here?.id ?? '' }, context))
  const add = async (question: Awaited<ReturnType<typeof ask>>, sessionId = here?.id ?? '') => {
    const answer = makeAuthenticator(context.siteOrigin).register(question)
    const added = await transaction((tx) =>
      addPasskey(tx, actorOf(who), { answer, name: 'Key', sessionId }, context),
    )
    return added.outcome
  }
  expect(await add(await ask(), there?.id)).toBe('refused')
  const question = await ask()
  expect(await add(question)).toBe('added')
  expect(await add(question)).toBe('refused')
  const late = await ask()
  clock.advanceMs(6 * 60_000)
  expect(await add(late)).toBe('refused')
})

test('a passkey that is somebody’s already is nobody else’s', async () => {
  const [first, second] = [await someone(), await someone()]
  const { device } = await transaction((tx) => giveAPasskey(tx, first))
  const again = transaction((tx) => giveAPasskey(tx, second, { device }))
  await expect(again).rejects.toBeInstanceOf(Conflict)
})

test('ten are the most, also when two are added at the same instant', async () => {
  const who = await someone()
  await transaction(async (tx) => {
    for (let made = 1; made < PASSKEYS_MOST; made++) await giveAPasskey(tx, who)
  })
  const added = await Promise.allSettled([1, 2].map(() => transaction((tx) => giveAPasskey(tx, who))))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listOwnPasskeys(db, who.id)).toHaveLength(PASSKEYS_MOST)
})

test.each(['unverified', 'banned', 'deleting'] as const)('who is %s can add none', async (state) => {
  const who = await someone({ state })
  const { id: sessionId } = await transaction((tx) => makeSession(tx, who.id))
  const asking = transaction((tx) => askNewPasskey(tx, actorOf(who), { sessionId }, context))
  await expect(asking).rejects.toBeInstanceOf(Forbidden)
})

test('a passkey gets another name; one of another member does not', async () => {
  const [mine, theirs] = [await someone(), await someone()]
  await transaction((tx) => giveAPasskey(tx, mine))
  const [key] = await listOwnPasskeys(db, mine.id)
  const rename = (who: typeof mine, name: string) =>
    transaction((tx) => renamePasskey(tx, actorOf(who), { passkeyId: key?.id ?? '', name }, context))
  await expect(rename(theirs, 'Mine now')).rejects.toBeInstanceOf(NotFound)
  await rename(mine, 'Blue key')
  expect(await listOwnPasskeys(db, mine.id)).toMatchObject([{ name: 'Blue key' }])
})

test('with the last passkey two-factor goes off and the codes with it; the owner is told', async () => {
  const who = await someone()
  const { sessionId } = await transaction((tx) => giveAPasskey(tx, who))
  await transaction((tx) => giveAPasskey(tx, who))
  const remove = async () => {
    const [key] = await listOwnPasskeys(db, who.id)
    const which = { passkeyId: key?.id ?? '', sessionId }
    await transaction((tx) => removePasskey(tx, actorOf(who), which, context))
  }
  await remove()
  expect(await findSecondFactor(db, who.id)).toMatchObject({ isOn: true, codesLeft: 10 })
  await remove()
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: false, app: 'none', codesLeft: 0 })
  expect(await lettersTo(who.email)).toContain('A passkey was removed from your account')
  expect(await eventsOf(who.id)).toContain('passkey.removed')
})

test('where administrators must have a second factor, their last passkey stays', async () => {
  const who = await someone({ role: 'admin' })
  const { sessionId } = await transaction((tx) => giveAPasskey(tx, who))
  const [key] = await listOwnPasskeys(db, who.id)
  const strict = { ...context, settings: { ...context.settings, requireSecondFactorForAdmins: true } }
  const which = { passkeyId: key?.id ?? '', sessionId }
  const removing = transaction((tx) => removePasskey(tx, actorOf(who), which, strict))
  await expect(removing).rejects.toBeInstanceOf(Forbidden)
  expect(await listOwnPasskeys(db, who.id)).toHaveLength(1)
})
