import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, Invalid, NotFound, TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askPasswordReset } from '../passwords/ask-password-reset.ts'
import { askSignInCode } from '../sign-in/ask-sign-in-code.ts'
import { openSessions } from '../index.ts'
import { register, type NewMember } from './register.ts'
import { resendVerification } from '../emails/resend-verification.ts'
import { formerUsername, member, session } from '../schema.server.ts'
import { signInWithCode } from '../sign-in/sign-in-with-code.ts'
import { beginPasswordTry, finishPasswordTry } from '../sign-in/sign-in-with-password.ts'
import { actorOf, makeMember } from '../testing.ts'
import { signInContext } from '../sign-in/testing-sign-in.ts'
import { useEmailLink } from '../emails/use-email-link.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock, desk: signInContext() })
const sessions = openSessions(db)

let counter = 0
function written(given: Partial<NewMember> = {}): NewMember {
  const name = `person${++counter}`
  return { email: `${name}@example.org`, username: name, passwordHash: 'a hash', ...given }
}

/** Every registration from an address of its own, so that the limit of one address is not met by chance. */
const join = (input: NewMember, context = signInContext({}, `203.0.113.${++counter % 250}`)) =>
  transaction((tx) => register(tx, visitor, input, context))
const lettersTo = (to: string, kind: string) =>
  db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.to, to), eq(mailMessage.kind, kind)))
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const findMember = async (email: string) =>
  (await db.select().from(member).where(eq(member.email, email)))[0]!

/** Brings the link of a letter, and the password with it. */
const bring = (token: string) =>
  transaction((tx) => useEmailLink(tx, visitor, { token, holder: { verified: 'a hash' } }, signInContext()))

async function refusalOf(promise: Promise<unknown>): Promise<Invalid> {
  const error = await promise.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Invalid)
  return error as Invalid
}

test('whoever joins is signed in at once, not yet verified, and gets the letter', async () => {
  const input = written({ brand: 'harbour-street' })
  const joined = await join(input)
  if (joined.signedIn.outcome !== 'signed-in') throw new Error('not signed in')
  const viewer = await sessions.find(joined.signedIn.token, clock.now())
  expect(viewer).toMatchObject({ username: input.username, actor: { state: 'unverified', role: 'member' } })
  expect(await findMember(input.email)).toMatchObject({ brand: 'harbour-street', emailVerifiedAt: null })
  const [letter] = await lettersTo(input.email, 'verify-email')
  expect(letter?.text).toContain('https://harbour.test/auth/email/verify?token=')
})

test('the link verifies the address once', async () => {
  const input = written()
  await join(input)
  const token = tokenIn((await lettersTo(input.email, 'verify-email'))[0]?.text)
  await bring(token)
  expect(await findMember(input.email)).toMatchObject({ state: 'active', emailVerifiedAt: clock.now() })
  await expect(bring(token)).rejects.toBeInstanceOf(NotFound)
})

test('of many who bring one link at the same instant one is told that it worked', async () => {
  const input = written()
  await join(input)
  const token = tokenIn((await lettersTo(input.email, 'verify-email'))[0]?.text)
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => bring(token)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a link is useless after three days, and when the address was changed', async () => {
  const old = written()
  await join(old)
  const oldToken = tokenIn((await lettersTo(old.email, 'verify-email'))[0]?.text)
  const moved = written()
  await join(moved)
  const movedToken = tokenIn((await lettersTo(moved.email, 'verify-email'))[0]?.text)
  await db
    .update(member)
    .set({ email: `new.${moved.email}` })
    .where(eq(member.email, moved.email))
  await expect(bring(movedToken)).rejects.toBeInstanceOf(NotFound)
  clock.advanceMs(3 * 86_400_000)
  await expect(bring(oldToken)).rejects.toBeInstanceOf(NotFound)
})

test('the letter comes again, makes the earlier link useless, and not without end', async () => {
  const input = written()
  await join(input)
  const actor = actorOf(await findMember(input.email))
  const again = () => transaction((tx) => resendVerification(tx, actor, signInContext()))
  await again()
  const [first, second] = (await lettersTo(input.email, 'verify-email')).map(({ text }) => tokenIn(text))
  expect(first).not.toBe(second)
  await again()
  await again()
  await expect(again()).rejects.toBeInstanceOf(TooManyRequests)
  await expect(bring(first!)).rejects.toBeInstanceOf(NotFound)
})

test('who is verified already gets no second letter', async () => {
  const who = await transaction((tx) => makeMember(tx))
  await expect(
    transaction((tx) => resendVerification(tx, actorOf(who), signInContext())),
  ).rejects.toBeInstanceOf(Forbidden)
})

test('an address that is somebody’s stays theirs, and only its owner is told', async () => {
  const owner = await transaction((tx) => makeMember(tx, { email: 'Ilse@example.org' }))
  const { memberId } = await join(written({ email: 'ilse@example.org' }))
  expect((await db.select().from(member).where(eq(member.id, owner.id)))[0]).toEqual(owner)
  expect(await db.select().from(session).where(eq(session.memberId, owner.id))).toHaveLength(0)
  expect(await lettersTo('Ilse@example.org', 'already-member')).toHaveLength(1)
  expect(await lettersTo('ilse@example.org', 'verify-email')).toHaveLength(0)
  const [other] = await db.select().from(member).where(eq(member.id, memberId))
  expect(other).toMatchObject({ state: 'unverified', emailVerifiedAt: null })
})

test('who joined sees the same, whether or not the address is somebody’s', async () => {
  const owner = await transaction((tx) => makeMember(tx))
  const seen = []
  for (const email of [owner.email, 'nobodys@example.org']) {
    const input = written({ email })
    const context = signInContext({}, `198.51.100.${++counter}`)
    const { memberId, signedIn } = await join(input, context)
    if (signedIn.outcome !== 'signed-in') throw new Error('not signed in')
    const viewer = await sessions.find(signedIn.token, clock.now())
    const byPassword = async (login: string) => {
      const begun = await transaction((tx) => beginPasswordTry(tx, visitor, { login }, context))
      const isRight = begun.passwordHash === input.passwordHash
      return (await transaction((tx) => finishPasswordTry(tx, begun, isRight, context))).outcome
    }
    const [who] = await db.select().from(member).where(eq(member.id, memberId))
    const again = transaction((tx) => resendVerification(tx, actorOf(who!), context))
    await transaction((tx) => askPasswordReset(tx, visitor, { login: input.username }, context))
    const { pending } = await transaction((tx) =>
      askSignInCode(tx, visitor, { login: input.username }, context),
    )
    const code = transaction((tx) => signInWithCode(tx, visitor, { pending, code: 'wrong' }, context))
    seen.push({
      viewer: { ...viewer?.actor, id: '' },
      byUsername: await byPassword(input.username),
      byAddress: await byPassword(email),
      again: await again,
      code: await code,
      isNameTaken: await join(written({ username: input.username })).catch(() => 'taken'),
    })
  }
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]).toMatchObject({ byUsername: 'signed-in', byAddress: 'refused', isNameTaken: 'taken' })
  expect(await lettersTo(owner.email, 'verify-email')).toHaveLength(0)
  expect(await lettersTo(owner.email, 'reset-password')).toHaveLength(0)
  expect(await lettersTo(owner.email, 'sign-in-code')).toHaveLength(0)
})

test('a name that is taken, was given up lately or is kept for the hall is refused beside its field', async () => {
  const who = await transaction((tx) => makeMember(tx, { username: 'tomas' }))
  const heldUntil = new Date(clock.now().getTime() + 86_400_000)
  await db.insert(formerUsername).values({ username: 'old-tomas', memberId: who.id, heldUntil })
  for (const username of ['tomas', 'old-tomas', 'harbour', 'admin', 'a b', 'ünal'])
    expect((await refusalOf(join(written({ username })))).fields).toHaveProperty('username')
  clock.advanceMs(86_400_000)
  expect((await join(written({ username: 'old-tomas' }))).signedIn.outcome).toBe('signed-in')
})

test('of many who ask for one name at the same instant one gets it, and the others read why', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => join(written({ username: 'everyones' }))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries)
    if (one.status === 'rejected') expect((one.reason as Invalid).fields).toHaveProperty('username')
})

test('the same form sent many times at once makes one member', async () => {
  const input = written()
  await Promise.allSettled(Array.from({ length: 5 }, () => join(input)))
  expect(await db.select().from(member).where(eq(member.email, input.email))).toHaveLength(1)
})

test('whoever came by a link is remembered as invited by its member, under a former name too', async () => {
  const inviter = await transaction((tx) => makeMember(tx))
  const heldUntil = new Date(clock.now().getTime() + 86_400_000)
  const former = `old${inviter.username}`
  await db.insert(formerUsername).values({ username: former, memberId: inviter.id, heldUntil })
  for (const invitedBy of [inviter.username, inviter.username.toUpperCase(), former]) {
    const input = written({ invitedBy })
    await join(input)
    expect(await findMember(input.email)).toMatchObject({ referredBy: inviter.id })
  }
})

test('a link that is nobody’s, of oneself or of a deleted member changes nothing', async () => {
  const gone = await transaction((tx) => makeMember(tx, { state: 'deleted' }))
  const self = written()
  for (const input of [
    written({ invitedBy: 'nobody-at-all' }),
    written({ invitedBy: gone.username }),
    { ...self, invitedBy: self.username },
  ]) {
    expect((await join(input)).signedIn.outcome).toBe('signed-in')
    expect(await findMember(input.email)).toMatchObject({ referredBy: null })
  }
})

test('nobody joins while registration is closed', async () => {
  const closed = signInContext({ registrationOpen: false })
  await expect(join(written(), closed)).rejects.toBeInstanceOf(Forbidden)
})

test('a member does not join again', async () => {
  const who = await transaction((tx) => makeMember(tx))
  await expect(
    transaction((tx) => register(tx, actorOf(who), written(), signInContext())),
  ).rejects.toBeInstanceOf(Forbidden)
})

test('one network makes no more than so many accounts an hour', async () => {
  const context = signInContext({}, '198.51.100.9')
  for (let made = 0; made < 30; made++) await join(written(), context)
  await expect(join(written(), context)).rejects.toBeInstanceOf(TooManyRequests)
})
