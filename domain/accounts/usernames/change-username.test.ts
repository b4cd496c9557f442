import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { changeUsername, usernameLockedUntil } from './change-username.ts'
import { findProfile } from '../members/find-profile.ts'
import { formerUsername, member } from '../schema.server.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

type Who = Awaited<ReturnType<typeof makeMember>>
let made = 0
const freshName = () => `ilse-${++made}-brandt`
const someone = () => transaction((tx) => makeMember(tx))
const rename = (who: Who, username: string) =>
  transaction((tx) => changeUsername(tx, actorOf(who), { username }, context))
const find = (name: string) => findProfile(db, name, { now: clock.now() })

test('the old name leads to the new one for 90 days', async () => {
  const who = await someone()
  const name = freshName()
  await rename(who, name)
  expect(await find(name)).toMatchObject({ outcome: 'found' })
  expect(await find(who.username)).toEqual({ outcome: 'moved', username: name })
  clock.advanceMs(90 * DAY_MS)
  expect(await find(who.username)).toEqual({ outcome: 'unknown' })
})

test('a name that was given up is nobody else’s while it is held, and free after', async () => {
  const [who, other] = [await someone(), await someone()]
  await rename(who, freshName())
  await expect(rename(other, who.username)).rejects.toMatchObject({
    fields: { username: [expect.stringContaining('someone has this one')] },
  })
  clock.advanceMs(90 * DAY_MS)
  await rename(other, who.username)
  expect(await find(who.username)).toMatchObject({ outcome: 'found', profile: { id: other.id } })
})

test('one changes it once in 30 days, and is told from when again', async () => {
  const who = await someone()
  await rename(who, freshName())
  clock.advanceMs(29 * DAY_MS)
  await expect(rename(who, freshName())).rejects.toMatchObject({
    fields: { username: [expect.stringMatching(/You can again from \d+ \w+ \d{4}/)] },
  })
  clock.advanceMs(DAY_MS)
  await rename(who, freshName())
})

test('one may take one’s own old name back', async () => {
  const who = await someone()
  await rename(who, freshName())
  clock.advanceMs(30 * DAY_MS)
  await rename(who, who.username)
  expect(await find(who.username)).toMatchObject({ outcome: 'found', profile: { id: who.id } })
  const held = await db.select().from(formerUsername).where(eq(formerUsername.memberId, who.id))
  expect(held.map(({ username }) => username)).not.toContain(who.username)
})

test('of two who want the same name at once one gets it', async () => {
  const name = freshName()
  const wanting = await Promise.all([someone(), someone(), someone()])
  const answers = await Promise.allSettled(wanting.map((who) => rename(who, name)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.select().from(member).where(eq(member.username, name))).toHaveLength(1)
})

test.each([
  'ab',
  'admin',
  'my',
  'harbour',
  '1abc',
  'a b c',
  'Ilse',
  'іlse',
  'a'.repeat(31),
  'x\0yz',
  "o'brien",
])('the name %j is refused beside its field', async (username) => {
  const who = await someone()
  await expect(rename(who, username)).rejects.toMatchObject({ fields: { username: [expect.any(String)] } })
})

test('a banned member keeps their name', async () => {
  const who = await transaction((tx) => makeMember(tx, { state: 'banned' }))
  await expect(rename(who, freshName())).rejects.toBeInstanceOf(Forbidden)
})

test('the page knows whether the name is locked', () => {
  const now = clock.now()
  expect(usernameLockedUntil(null, now)).toBeUndefined()
  expect(usernameLockedUntil(addDays(now, -30), now)).toBeUndefined()
  expect(usernameLockedUntil(addDays(now, -29), now)).toEqual(addDays(now, 1))
})
