import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { appointAdministrator } from './appoint-administrator.ts'
import { findSecret } from '../secrets/one-time-secrets.ts'
import { member } from '../schema.server.ts'
import { administration, context } from './testing-administration.ts'

const database = await testDatabase()
const { db, transaction } = database
const { make, now, eventsOf } = administration(database)
const appoint = (email: string) => transaction((tx) => appointAdministrator(tx, { email }, context))

test('a verified member becomes an administrator whatever the case of the address, and a second time changes nothing', async () => {
  const who = await make({ email: 'Nadia@example.org', passwordHash: 'a hash' })
  expect(await appoint('nadia@Example.org')).toEqual({ outcome: 'promoted', username: who.username })
  expect((await now(who.id)).role).toBe('admin')
  expect(await eventsOf(who.id)).toMatchObject([{ kind: 'member.role-changed', actor: 'operator' }])
  expect(await appoint('nadia@example.org')).toEqual({ outcome: 'already', username: who.username })
})

test('an unknown address becomes an administrator with a link to choose a password, good for that address', async () => {
  const made = await appoint('first@example.org')
  if (made.outcome !== 'created') throw new Error('An administrator was to be made')
  const [who] = await db.select().from(member).where(eq(member.email, 'first@example.org'))
  expect(who).toMatchObject({ username: 'first', role: 'admin', state: 'active', passwordHash: null })
  const secret = await transaction((tx) => findSecret(tx, 'reset-password', made.setPasswordToken))
  expect(secret).toMatchObject({ memberId: who?.id, details: { email: 'first@example.org' } })
})

test('who never came in by their link gets another one, until they have a password', async () => {
  const appointed = async () => {
    const made = await appoint('late@example.org')
    return made.outcome === 'created' ? made.setPasswordToken : made.outcome
  }
  const [first, second] = [await appointed(), await appointed()]
  const isGood = (token: string) => transaction((tx) => findSecret(tx, 'reset-password', token))
  expect([await isGood(first), await isGood(second)]).toEqual([undefined, expect.anything()])
  await db.update(member).set({ passwordHash: 'a hash' }).where(eq(member.email, 'late@example.org'))
  expect(await appointed()).toBe('already')
  expect(await db.$count(member, eq(member.email, 'late@example.org'))).toBe(1)
})

test('the name from the address fits the rules and is free', async () => {
  const names = []
  for (const email of [
    'first@example.net',
    'admin@example.net',
    '12.ö@example.net',
    'a'.repeat(60) + '@example.net',
  ])
    names.push((await appoint(email)).username)
  expect(names).toEqual(['first-2', 'keeper', 'keeper-2', 'a'.repeat(24)])
})

test('who is unverified or banned is not appointed', async () => {
  const unverified = await make({ state: 'unverified' })
  await expect(appoint(unverified.email)).rejects.toThrow('has not verified')
  const banned = await make({ state: 'banned' })
  await expect(appoint(banned.email)).rejects.toThrow('Lift the ban first')
})
