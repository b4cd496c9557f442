import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { banOrigin, type NewOriginBan } from './ban-origin.ts'
import { isOriginBanned } from './is-origin-banned.ts'
import { liftOriginBan } from './lift-origin-ban.ts'
import { listOriginBans, ORIGIN_BANS_A_PAGE } from './origin-ban-queries.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
const context = { origin: { address: '203.0.113.9', device: 'Firefox' }, ownEmail: 'nadia@hall.example' }

const ban = (kind: NewOriginBan['kind'], value: string, until?: Date) =>
  transaction((tx) => banOrigin(tx, admin, { kind, value, reason: 'Spam from there', until }, context))
const isBanned = (who: { address?: string; email?: string }) => transaction((tx) => isOriginBanned(tx, who))

test('a range holds every address in it, in either notation, and none beside it', async () => {
  await ban('address', '198.51.100.77/24')
  await ban('address', '2001:db8:5::/48')
  for (const address of ['198.51.100.1', '::ffff:198.51.100.200', '2001:db8:5:1::9'])
    expect(await isBanned({ address }), address).toBe(true)
  for (const address of [
    '198.51.101.1',
    '2001:db8:6::1',
    '',
    'unknown',
    'fe80::1%eth0',
    "1'; drop table origin_ban",
  ])
    expect(await isBanned({ address }), address).toBe(false)
  const [newest, older] = (await listOriginBans(db, admin, { now: start, page: 1 })).bans
  expect([newest?.value, older?.value]).toEqual(['2001:db8:5::/48', '198.51.100.0/24'])
})

test('a domain holds its addresses and what lies below it, whatever the case or the alphabet', async () => {
  await ban('domain', '@Throwaway.Example')
  await ban('domain', 'почта.example')
  for (const email of [
    'a@throwaway.example',
    'b@MX.throwaway.EXAMPLE',
    'c@xn--80a1acny.example',
    'd@почта.example',
  ])
    expect(await isBanned({ email }), email).toBe(true)
  for (const email of ['a@notthrowaway.example', 'a@example', 'throwaway.example@post.example', ''])
    expect(await isBanned({ email }), email).toBe(false)
})

test('a ban ends with its day, or when it is lifted, once', async () => {
  await ban('domain', 'short.example', addDays(start, 2))
  expect(await isBanned({ email: 'a@short.example' })).toBe(true)
  clock.set(addDays(start, 3))
  expect(await isBanned({ email: 'a@short.example' })).toBe(false)
  await ban('domain', 'short.example')
  const [held] = (await listOriginBans(db, admin, { now: clock.now(), page: 1 })).bans
  const lift = () =>
    transaction((tx) => liftOriginBan(tx, admin, { banId: held?.id ?? 0, reason: 'A mistake' }, context))
  await lift()
  expect(await isBanned({ email: 'a@short.example' })).toBe(false)
  await expect(lift()).rejects.toBeInstanceOf(Conflict)
  clock.set(start)
})

test('what can not be meant is refused beside its field', async () => {
  const wrong: [NewOriginBan['kind'], string][] = [
    ['address', '300.1.1.1'],
    ['address', '10.0.0.0/33'],
    ['address', '10.0.0.0/8/8'],
    ['address', '0.0.0.0/0'],
    ['address', '::/4'],
    ['address', 'fe80::1%eth0'],
    ['address', 'fe80::1%eth0/64'],
    ['address', '203.0.113.0/24'],
    ['domain', 'no domain'],
    ['domain', 'example'],
    ['domain', '192.0.2.1'],
    ['domain', 'hall.example'],
  ]
  for (const [kind, value] of wrong) {
    const refused = await ban(kind, value).catch((error: unknown) => error)
    expect(refused, value).toBeInstanceOf(Invalid)
    expect((refused as Invalid).fields, value).toHaveProperty('value')
  }
})

test('the same ban made at once by many is made once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => ban('domain', 'busy.example')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('for others bans do not exist', async () => {
  const input = { kind: 'domain', value: 'x.example', reason: 'Just so', until: undefined } as const
  await expect(transaction((tx) => banOrigin(tx, visitor, input, context))).rejects.toBeInstanceOf(NotFound)
})

test('a list longer than a page is turned, and one of it is found by a part of it', async () => {
  for (let place = 0; place <= ORIGIN_BANS_A_PAGE; place++) await ban('domain', `made-up-${place}.example`)
  const listed = async (page: number, words = 'made-up') => {
    const { bans, pages } = await listOriginBans(db, admin, { now: clock.now(), words, page })
    return { pages, values: bans.map(({ value }) => value) }
  }
  const [first, second] = [await listed(1), await listed(2)]
  expect([first.pages, second.values]).toEqual([2, ['made-up-0.example']])
  expect(new Set([...first.values, ...second.values]).size).toBe(ORIGIN_BANS_A_PAGE + 1)
  expect((await listed(9)).values).toEqual(second.values)
  expect((await listed(1, 'MADE-UP-7.')).values).toEqual(['made-up-7.example'])
  expect((await listed(1, '%')).values).toEqual([])
})
