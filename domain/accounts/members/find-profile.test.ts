import { expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { idRange } from '#platform/db/id-ranges.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { estimateMembers, findActiveNames, findProfile, listProfileNames } from './find-profile.ts'
import { formerUsername, member } from '../schema.server.ts'
import { makeMember } from '../testing.ts'

const now = new Date('2026-11-11T12:00:00Z')
const { db, transaction } = await testDatabase({ clock: movableClock(now) })

const make = (given: Parameters<typeof makeMember>[1]) => transaction((tx) => makeMember(tx, given))
const find = (name: string, viewerId?: string) => findProfile(db, name, { now, viewerId })

test('a member is found by their name, with what strangers may see and nothing else', async () => {
  await make({
    username: 'tomas',
    displayName: 'Tomás Rivera',
    headline: 'Sound',
    email: 'secret@example.org',
  })
  const found = await find('tomas')
  expect(found).toMatchObject({
    outcome: 'found',
    isHidden: false,
    profile: { displayName: 'Tomás Rivera', headline: 'Sound', joinedAt: now },
  })
  expect(JSON.stringify(found)).not.toMatch(/secret|password|email|role/i)
})

test('a name in other letters leads to the one address', async () => {
  await make({ username: 'greta' })
  expect(await find('GRETA')).toEqual({ outcome: 'moved', username: 'greta' })
})

test('a former name leads to the new one while it is held, and to nobody afterwards', async () => {
  const who = await make({ username: 'anna-new' })
  await db.insert(formerUsername).values([
    { username: 'anna-old', memberId: who.id, heldUntil: addDays(now, 1) },
    { username: 'anna-older', memberId: who.id, heldUntil: addDays(now, -1) },
  ])
  expect(await find('anna-old')).toEqual({ outcome: 'moved', username: 'anna-new' })
  expect(await find('Anna-Old')).toEqual({ outcome: 'moved', username: 'anna-new' })
  expect(await find('anna-older')).toEqual({ outcome: 'unknown' })
})

test('who is banned, on their way out or not yet verified is seen by nobody but themselves', async () => {
  for (const state of ['banned', 'deleting', 'unverified'] as const) {
    const who = await make({ username: `is-${state}`, state })
    await db
      .insert(formerUsername)
      .values({ username: `was-${state}`, memberId: who.id, heldUntil: addDays(now, 1) })
    expect(await find(`is-${state}`)).toEqual({ outcome: 'unknown' })
    expect(await find(`IS-${state}`)).toEqual({ outcome: 'unknown' })
    expect(await find(`was-${state}`)).toEqual({ outcome: 'unknown' })
    expect(await find(`is-${state}`, who.id)).toMatchObject({ outcome: 'found', isHidden: true })
  }
})

test('who left is gone, under the name they had and the one that stands for it', async () => {
  const who = await make({ username: 'deleted-1a2b', state: 'deleted' })
  await db.insert(formerUsername).values({ username: 'otto', memberId: who.id, heldUntil: addDays(now, 1) })
  expect(await find('otto')).toEqual({ outcome: 'gone' })
  expect(await find('deleted-1a2b')).toEqual({ outcome: 'gone' })
})

test('what can be no name is nobody, whatever it holds', async () => {
  for (const name of ['', 'a\0b', "o'or 1=1", '../admin', 'ilsе', 'x'.repeat(5_000), '%']) {
    expect(await find(name)).toEqual({ outcome: 'unknown' })
  }
})

test('search engines are told of active members who say something about themselves', async () => {
  await db.update(member).set({ headline: '', about: '' })
  await make({ username: 'speaks', headline: 'I write' })
  await make({ username: 'tells', about: 'I draw' })
  await make({ username: 'silent' })
  await make({ username: 'outcast', headline: 'I spam', state: 'banned' })
  expect(await estimateMembers(db)).toBe(await db.$count(member))
  expect(new Set(await listProfileNames(db, idRange(1, 1), 10))).toEqual(new Set(['speaks', 'tells']))
  const halves = await Promise.all([1, 2].map((part) => listProfileNames(db, idRange(part, 2), 10)))
  expect(new Set(halves.flat())).toEqual(new Set(['speaks', 'tells']))
  const everyone = await db.select().from(member)
  const names = await findActiveNames(
    db,
    everyone.map(({ id }) => id),
  )
  expect([...names.values()]).toContain('silent')
  expect([...names.values()]).not.toContain('outcast')
})
