import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound, TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askEmailChange } from './ask-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { makeSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { member } from '../schema.server.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const announced: unknown[] = []
const { db, transaction } = await testDatabase({
  clock,
  hear: (event) => announced.push(event),
  desk: context,
})

const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))
const newAddress = () => `new-${crypto.randomUUID()}@example.org`
const addressOf = async (id: string) => (await db.select().from(member).where(eq(member.id, id))).at(0)?.email
/** Whether the link, brought where its member has no password to type, moved the account. */
const confirm = (token: string) =>
  transaction((tx) => confirmEmailChange(tx, visitor, { token, holder: {} }, context)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotFound) return false
      throw error
    },
  )

async function asked(state: 'active' | 'unverified' = 'active') {
  const who = await transaction((tx) => makeMember(tx, { state }))
  const email = newAddress()
  await transaction((tx) => askEmailChange(tx, actorOf(who), { email }, context))
  const [letter] = await lettersTo(email)
  const secret = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  return { who, email, secret }
}

test('nothing changes until the link from the new address is opened; the old address is told both times', async () => {
  const { who, email, secret } = await asked()
  expect(await addressOf(who.id)).toBe(who.email)
  expect(await confirm(secret)).toBe(true)
  expect(await addressOf(who.id)).toBe(email)
  const told = await lettersTo(who.email)
  expect(told.map(({ subject }) => subject)).toEqual([
    'Someone asked to change your e-mail address',
    'Your e-mail address was changed',
  ])
  for (const { text } of told) expect(text).not.toContain(secret)
  expect(announced).toContainEqual({ kind: 'member.changed', memberId: who.id })
})

test('the link is good once and for a day', async () => {
  const first = await asked()
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(first.secret)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  const second = await asked()
  clock.advanceMs(24 * 3_600_000)
  expect(await confirm(second.secret)).toBe(false)
  expect(await addressOf(second.who.id)).toBe(second.who.email)
})

test.each(['', 'made-up', '\0', "' or 1=1 --"])('the broken link %j changes nothing', async (secret) => {
  expect(await confirm(secret)).toBe(false)
})

test('asking again makes the link before worthless', async () => {
  const { who, secret } = await asked()
  await transaction((tx) => askEmailChange(tx, actorOf(who), { email: newAddress() }, context))
  expect(await confirm(secret)).toBe(false)
})

test('who was unverified is verified by it, and what went to the old address opens nothing any more', async () => {
  const { who, secret } = await asked('unverified')
  const reset = await transaction((tx) =>
    makeSecret(tx, { kind: 'reset-password', memberId: who.id, minutes: 60 }),
  )
  await confirm(secret)
  const [stored] = await db.select().from(member).where(eq(member.id, who.id))
  expect(stored).toMatchObject({ state: 'active', emailVerifiedAt: clock.now() })
  expect(await transaction((tx) => useSecret(tx, 'reset-password', reset))).toBeUndefined()
})

test('an address that has an account gets no link: its owner is told, and the answer is the same', async () => {
  const owner = await transaction((tx) => makeMember(tx))
  const who = await transaction((tx) => makeMember(tx))
  const asking = transaction((tx) =>
    askEmailChange(tx, actorOf(who), { email: owner.email.toUpperCase() }, context),
  )
  await expect(asking).resolves.toBeUndefined()
  const [letter] = await lettersTo(owner.email.toUpperCase())
  expect(letter?.subject).toBe('You have an account with this address')
  expect(letter?.text).not.toContain('token=')
})

test('an address that someone takes before the link is opened stays theirs', async () => {
  const { who, email, secret } = await asked()
  await transaction((tx) => makeMember(tx, { email: email.toUpperCase() }))
  await expect(confirm(secret)).rejects.toBeInstanceOf(Conflict)
  expect(await addressOf(who.id)).toBe(who.email)
})

test('one’s own address is refused beside its field', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const asking = transaction((tx) => askEmailChange(tx, actorOf(who), { email: who.email }, context))
  await expect(asking).rejects.toBeInstanceOf(Invalid)
  await expect(asking).rejects.toMatchObject({ fields: { email: [expect.any(String)] } })
})

test('nobody sends letters without end', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const ask = () => transaction((tx) => askEmailChange(tx, actorOf(who), { email: newAddress() }, context))
  for (let sent = 0; sent < 5; sent++) await ask()
  await expect(ask()).rejects.toBeInstanceOf(TooManyRequests)
})

test('one who was banned meanwhile keeps the address they have', async () => {
  const { who, secret } = await asked()
  await db.update(member).set({ state: 'banned' }).where(eq(member.id, who.id))
  await expect(confirm(secret)).rejects.toBeInstanceOf(Forbidden)
})
