import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { changeUsername } from './change-username.ts'
import { register } from '../members/register.ts'
import { formerUsername, member } from '../schema.server.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'
import { skeletonOf, usernameProblem } from './username-rules.ts'
import { skeletonIn } from './username-skeleton.ts'
import { isUsernameTaken } from './username-taken.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const isTaken = (username: string) => transaction((tx) => isUsernameTaken(tx, username))

test('a name that looks like a member’s is refused, however it is joined', async () => {
  const who = await transaction((tx) => makeMember(tx, { username: 'lena-moor' }))
  for (const username of ['lenamoor', 'lena_moor', '1ena-moor', 'lena-m0or', 'iena-moor', 'lena-rnoor']) {
    expect(await isTaken(username)).toBe(true)
    const newcomer = { email: 'other@example.org', username, passwordHash: 'a hash' }
    if (/^[a-z]/.test(username))
      await expect(transaction((tx) => register(tx, visitor, newcomer, context))).rejects.toBeInstanceOf(
        Invalid,
      )
  }
  const another = await transaction((tx) => makeMember(tx))
  await expect(
    transaction((tx) => changeUsername(tx, actorOf(another), { username: 'lena_moor' }, context)),
  ).rejects.toThrow('The username was not changed')
  expect(await isTaken('lena-moore')).toBe(false)
  await transaction((tx) => changeUsername(tx, actorOf(who), { username: 'lena_moor' }, context))
})

test('so is one that looks like a name given up lately, until it is free again', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const held = { username: 'old-vera', memberId: who.id, heldUntil: addDays(clock.now(), 1) }
  await db.insert(formerUsername).values(held)
  expect(await isTaken('o1dvera')).toBe(true)
  clock.advanceMs(86_400_000)
  expect(await isTaken('o1dvera')).toBe(false)
})

test('members whose names looked alike before keep them', async () => {
  const alike = ['karl-li', 'karlli', 'kar1-1i']
  for (const username of alike) await transaction((tx) => makeMember(tx, { username }))
  expect(await isTaken('karl_li')).toBe(true)
})

test('names that speak for the marketplace are kept by how they look', () => {
  for (const name of [
    'adm1n',
    'adrnin',
    'sup-port',
    'supp0rt',
    'm0derator',
    'gui1dhall',
    'pr-icing',
    '4dmin',
  ])
    expect(usernameProblem(name)).toBeDefined()
})

test('the table and the rule see the same', async () => {
  const names = ['a_b-c', 'll10oO', 'barney-vvv', 'r-n-r_n', 'x-1i1l0o', 'vv-w', 'm-rn-nr']
  for (const username of names) {
    const { id } = await transaction((tx) => makeMember(tx, { username }))
    const [row] = await db
      .select({ skeleton: skeletonIn(member.username) })
      .from(member)
      .where(eq(member.id, id))
    expect(row?.skeleton).toBe(skeletonOf(username))
  }
})
