import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import type { ProviderIdentity } from '#platform/oidc/identity.ts'
import { finishProviderSignUp } from './finish-provider-sign-up.ts'
import { findPending } from './provider-pending.ts'
import { proveProviderLink } from './prove-provider-link.ts'
import { authenticator, member, providerLink, session } from '../schema.server.ts'
import { sendProviderCode } from './send-provider-code.ts'
import { openSessions } from '../sessions/sessions.ts'
import { signInWithProvider, type ProviderAnswer } from './sign-in-with-provider.ts'
import { makeMember } from '../testing.ts'
import { codeSentTo, context, identityOf } from './testing-providers.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
let people = 0

function someone(verified = true) {
  const sub = `person-${++people}`
  return { sub, email: `${sub}@example.org`, email_verified: verified, name: 'Ilse Brandt' }
}

const signIn = (identity: ProviderIdentity, settings = context.settings) =>
  transaction((tx) => signInWithProvider(tx, visitor, identity, { ...context, settings }))
const finish = (secret: string, username: string) =>
  transaction((tx) => finishProviderSignUp(tx, visitor, { secret, username }, context))
const stepOf = (secret: string) => transaction((tx) => findPending(tx, secret))
const sendCode = (secret: string, email?: string) =>
  transaction((tx) => sendProviderCode(tx, visitor, { secret, email }, context))
const typeCode = (secret: string, typed: string) =>
  transaction((tx) => proveProviderLink(tx, visitor, { secret, proof: { by: 'code', typed } }, context))

function secretOf(answer: ProviderAnswer | { outcome: 'wrong' }): string {
  if (answer.outcome !== 'pending') throw new Error(`The answer was ${answer.outcome}`)
  return answer.secret
}

test('a stranger with a verified address chooses a name and is a verified member, signed in', async () => {
  const person = someone()
  const secret = secretOf(await signIn(await identityOf(person)))
  expect(await stepOf(secret)).toMatchObject({ step: 'name', email: person.email })
  const answer = await finish(secret, 'ilse-at-the-harbour')
  if (answer.outcome !== 'signed-in') throw new Error(answer.outcome)
  expect(await openSessions(db).find(answer.token, clock.now())).toMatchObject({
    username: 'ilse-at-the-harbour',
    displayName: 'Ilse Brandt',
    email: person.email,
    actor: { state: 'active', role: 'member' },
  })
})

test.each([
  ['turned around within', 'Ilse \u202Eredlog', 'ilse-turned'],
  ['nobody sees', '\u200B\u2060\u2063', 'ilse-unseen'],
  ['of a single letter', 'I', 'ilse-single'],
])('a name that is %s is no name here, whatever a provider lets pass', async (_, name, username) => {
  const answer = await finish(secretOf(await signIn(await identityOf({ ...someone(), name }))), username)
  if (answer.outcome !== 'signed-in') throw new Error(answer.outcome)
  expect((await openSessions(db).find(answer.token, clock.now()))?.displayName).toBe(username)
})

test('who was here before is signed in by the provider alone, whatever address it names now', async () => {
  const person = someone()
  await finish(secretOf(await signIn(await identityOf(person))), 'came-before')
  const again = await signIn(
    await identityOf({ ...person, email: 'moved@example.org', email_verified: false }),
  )
  expect(again.outcome).toBe('signed-in')
})

test('a second factor is asked of those who come by a provider too', async () => {
  const person = someone()
  await finish(secretOf(await signIn(await identityOf(person))), 'two-factors')
  const [who] = await db.select().from(member).where(eq(member.username, 'two-factors'))
  await db
    .insert(authenticator)
    .values({ memberId: who?.id ?? '', secretSealed: 'sealed', confirmedAt: clock.now() })
  expect((await signIn(await identityOf(person))).outcome).toBe('second-factor')
})

test('the step after the provider is good once, and only for a while', async () => {
  const secret = secretOf(await signIn(await identityOf(someone())))
  await finish(secret, 'only-once')
  await expect(finish(secret, 'only-twice')).rejects.toThrow(Conflict)
  const late = secretOf(await signIn(await identityOf(someone())))
  clock.advanceMs(31 * 60_000)
  await expect(finish(late, 'too-late')).rejects.toThrow(Conflict)
})

test('of two who finish the same sign-up at once one does, and of two who want one name one gets it', async () => {
  const secret = secretOf(await signIn(await identityOf(someone())))
  const twice = await Promise.allSettled([finish(secret, 'race-one'), finish(secret, 'race-two')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const first = secretOf(await signIn(await identityOf(someone())))
  const second = secretOf(await signIn(await identityOf(someone())))
  const sameName = await Promise.allSettled([finish(first, 'same-name'), finish(second, 'same-name')])
  expect(sameName.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a name that will not do is refused beside its field, and another can be tried', async () => {
  const secret = secretOf(await signIn(await identityOf(someone())))
  await expect(finish(secret, 'admin')).rejects.toThrow(Invalid)
  await expect(finish(secret, '1st')).rejects.toMatchObject({ fields: { username: [expect.any(String)] } })
  expect((await finish(secret, 'a-better-one')).outcome).toBe('signed-in')
})

test('while registration is closed nobody new comes in by a provider, but members do', async () => {
  const closed = { ...context.settings, registrationOpen: false }
  expect((await signIn(await identityOf(someone()), closed)).outcome).toBe('closed')
  const person = someone()
  const secret = secretOf(await signIn(await identityOf(person)))
  await expect(
    transaction((tx) =>
      finishProviderSignUp(tx, visitor, { secret, username: 'closed-out' }, { ...context, settings: closed }),
    ),
  ).rejects.toThrow(Forbidden)
  await finish(secret, 'member-in-time')
  expect((await signIn(await identityOf(person), closed)).outcome).toBe('signed-in')
})

test.each(['names none', 'names one that it has not verified'])(
  'where the provider %s an address is asked for, and proved by a code',
  async (how) => {
    const person = someone(false)
    const said = how === 'names none' ? { sub: person.sub } : person
    const first = secretOf(await signIn(await identityOf(said)))
    expect(await stepOf(first)).toMatchObject({ step: 'email', email: '' })
    await expect(finish(first, 'not-yet')).rejects.toThrow(Conflict)

    const { secret } = await sendCode(secretOf(await signIn(await identityOf(said))), person.email)
    expect((await typeCode(secret, 'no digits')).outcome).toBe('wrong')
    const named = secretOf(await typeCode(secret, await codeSentTo(db, person.email)))
    expect(await stepOf(named)).toMatchObject({ step: 'name', email: person.email })
    await finish(named, `proved-${person.sub}`)
    const [who] = await db.select().from(member).where(eq(member.email, person.email))
    expect(who).toMatchObject({ state: 'active', emailVerifiedAt: clock.now() })
  },
)

test('whether a typed address is known here shows only to who reads its letters', async () => {
  const known = await transaction((tx) => makeMember(tx))
  const toKnown = await sendCode(secretOf(await signIn(await identityOf(someone(false)))), known.email)
  const toNobody = await sendCode(
    secretOf(await signIn(await identityOf(someone(false)))),
    'nobody@example.org',
  )
  const [one, other] = [await stepOf(toKnown.secret), await stepOf(toNobody.secret)]
  expect({ ...one, id: '', email: '', subject: '' }).toEqual({ ...other, id: '', email: '', subject: '' })

  expect((await typeCode(toKnown.secret, await codeSentTo(db, known.email))).outcome).toBe('signed-in')
  const links = await db.select().from(providerLink).where(eq(providerLink.memberId, known.id))
  expect(links).toHaveLength(1)
})

test('nobody is linked to the account of an address that the provider merely names', async () => {
  const known = await transaction((tx) => makeMember(tx))
  const identity = await identityOf({ sub: 'impostor', email: known.email, email_verified: false })
  const secret = secretOf(await signIn(identity))
  expect(await stepOf(secret)).toMatchObject({ step: 'email', email: '', memberId: '' })
  expect(await db.select().from(session).where(eq(session.memberId, known.id))).toEqual([])
})
