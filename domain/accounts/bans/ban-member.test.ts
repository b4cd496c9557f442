import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { changeRole } from '../administrators/change-role.ts'
import { banMember } from './ban-member.ts'
import { liftExpiredBansJob } from '../jobs.ts'
import { liftBan } from './lift-ban.ts'
import { memberBan } from '../schema.server.ts'
import { administration, context } from '../administrators/testing-administration.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const database = await testDatabase({ clock })
const { db, transaction } = database
const { make, makeAdmin, onlyAdmins, signIn, sessionsOf, eventsOf, lettersTo, now, countAdmins } =
  administration(database)

const reason = 'Took money outside of the hall'
const plain = { reason, evidence: '', until: undefined }
type Admin = Awaited<ReturnType<typeof makeAdmin>>

const ban = (by: Admin, memberId: string, more: Partial<Parameters<typeof banMember>[2]> = {}) =>
  transaction((tx) => banMember(tx, by, { memberId, ...plain, ...more }, context))
const services = {
  db,
  clock,
  settings: { current: () => context.settings },
  config: { origin: context.siteOrigin },
}
const liftExpired = (run: unknown = transaction) =>
  liftExpiredBansJob.run({ ...services, transaction: run } as never, {})
const bansOf = (memberId: string) => db.select().from(memberBan).where(eq(memberBan.memberId, memberId))

test('a banned member is out on every device at once and is told why, until when, and how to appeal', async () => {
  const admin = await makeAdmin()
  const who = await make()
  await signIn(who.id)
  await signIn(who.id)
  const until = addDays(start, 30)
  await ban(admin, who.id, { evidence: 'Messages of 3 November', until })
  expect(await sessionsOf(who.id)).toHaveLength(0)
  expect((await now(who.id)).state).toBe('banned')
  expect(await bansOf(who.id)).toMatchObject([{ reason, until, appealBy: addDays(start, 14) }])
  const [letter] = await lettersTo(who.email)
  expect(letter?.text).toContain(reason)
  expect(letter?.text).toContain('Messages of 3 November')
  expect(letter?.text).toContain('banned until 11 December 2026 at 12:00 UTC')
  expect(await eventsOf(who.id)).toMatchObject([
    { kind: 'member.banned', details: { before: { state: 'active' }, after: { state: 'banned' } } },
  ])
})

test('nobody bans themselves, nobody bans into the past, and nobody is banned twice', async () => {
  const admin = await makeAdmin()
  const who = await make()
  await expect(ban(admin, admin.id)).rejects.toBeInstanceOf(Forbidden)
  await expect(ban(admin, who.id, { until: addDays(start, -1) })).rejects.toBeInstanceOf(Invalid)
  const outcomes = await Promise.allSettled([ban(admin, who.id), ban(admin, who.id)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await bansOf(who.id)).toHaveLength(1)
})

test('two administrators who ban each other, or ban and demote, at once: one stays', async () => {
  const [one, other] = await onlyAdmins(2)
  if (!one || !other) throw new Error('Two administrators were asked for')
  await Promise.allSettled([ban(one, other.id), ban(other, one.id)])
  expect(await countAdmins()).toBe(1)
  const [third, fourth] = await onlyAdmins(2)
  if (!third || !fourth) throw new Error('Two administrators were asked for')
  await Promise.allSettled([
    ban(third, fourth.id),
    transaction((tx) => changeRole(tx, fourth, { memberId: third.id, role: 'member', reason }, context)),
  ])
  expect(await countAdmins()).toBe(1)
})

test('a lifted ban gives back the state that the member had', async () => {
  const admin = await makeAdmin()
  const states = ['active', 'unverified', 'deleting'] as const
  for (const state of states) {
    const who = await make({ state })
    await ban(admin, who.id)
    await transaction((tx) => liftBan(tx, admin, { memberId: who.id, reason: 'A mistake' }, context))
    expect((await now(who.id)).state).toBe(state)
  }
})

test('of two who lift a ban at once the second is told so', async () => {
  const admin = await makeAdmin()
  const who = await make()
  await ban(admin, who.id)
  const lift = () =>
    transaction((tx) => liftBan(tx, admin, { memberId: who.id, reason: 'A mistake' }, context))
  const outcomes = await Promise.allSettled([lift(), lift()])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(Conflict)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a ban with an end comes off by itself, and not before', async () => {
  const admin = await makeAdmin()
  const who = await make()
  await ban(admin, who.id, { until: addDays(start, 3) })
  await liftExpired()
  expect((await now(who.id)).state).toBe('banned')
  clock.set(addDays(start, 4))
  await liftExpired()
  expect((await now(who.id)).state).toBe('active')
  expect(await bansOf(who.id)).toMatchObject([{ liftedBy: 'clock' }])
  clock.set(start)
})

test('a ban that can’t be lifted keeps nobody else out beyond their time, and the job tells of it', async () => {
  const admin = await makeAdmin()
  const people = [await make(), await make()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id } of people) await ban(admin, id, { until: addDays(start, 3) })
  clock.set(addDays(start, 4))
  let tries = 0
  const failing = (step: never) =>
    tries++ === 0 ? Promise.reject(new Error('The row is held')) : transaction(step)
  await expect(liftExpired(failing)).rejects.toThrow('Some bans')
  const states = () => Promise.all(people.map(async ({ id }) => (await now(id)).state))
  expect(await states()).toEqual(['banned', 'active'])
  await liftExpired()
  expect(await states()).toEqual(['active', 'active'])
  clock.set(start)
})
