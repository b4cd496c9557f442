import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { giveBackTries, takeTries } from './count-tries.ts'

const limit = { name: 'sign-in', most: 3, everySeconds: 900 }
const start = new Date('2026-11-01T12:14:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const { db } = await testDatabase()
const takeTry = (who: string, now: Date) => takeTries(db, [{ limit, who }], now)

test('the stretch begins with the first try, whatever the clock shows', async () => {
  for (const seconds of [0, 30, 90]) await takeTry('anna', later(seconds))
  const refused = await takeTry('anna', later(120)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(TooManyRequests)
  expect((refused as TooManyRequests).retryAfterSeconds).toBe(780)
  expect((refused as TooManyRequests).message).toContain('13 minutes')
})

test('knocking on does not make the wait longer', async () => {
  for (let knock = 0; knock < 5; knock++)
    await expect(takeTry('anna', later(890))).rejects.toThrow('10 seconds')
  await takeTry('anna', later(900))
})

test('a right try costs nothing', async () => {
  for (let time = 0; time < 10; time++) {
    await takeTry('boris', start)
    await giveBackTries(db, [{ limit, who: 'boris' }])
  }
})

test('many at the same instant get no more than the limit', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeTry('crowd', start)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a try counts against each of its limits, and the first that is past refuses it', async () => {
  const wide = { name: 'address', most: 5, everySeconds: 60 }
  const tries = [
    { limit: wide, who: '192.0.2.1' },
    { limit, who: 'vera' },
  ]
  for (let time = 0; time < 3; time++) await takeTries(db, tries, start)
  await expect(takeTries(db, tries, start)).rejects.toThrow('15 minutes')
  await giveBackTries(db, tries)
  await giveBackTries(db, tries)
  await takeTries(db, tries, start)
  await takeTries(db, [{ limit: wide, who: '192.0.2.1' }], start)
  await takeTries(db, [{ limit: wide, who: '192.0.2.1' }], start)
  await expect(takeTries(db, tries, start)).rejects.toThrow('60 seconds')
})

test('whoever has a whole network of IPv6 has the tries of one, whichever of its addresses they come from', async () => {
  const tries = (address: string) => [{ limit, who: address }]
  for (const host of ['1', '2', 'a:b:c']) await takeTries(db, tries(`2001:db8:1:2::${host}`), start)
  await expect(takeTries(db, tries('2001:db8:1:2:3:4:5:6'), start)).rejects.toThrow(TooManyRequests)
  await takeTries(db, tries('2001:db8:1:3::1'), start)
  for (const host of ['9', '8']) await giveBackTries(db, tries(`2001:db8:1:2::${host}`))
  await takeTries(db, tries('2001:db8:1:2::1'), start)
})

test('what was given back was given back to each', async () => {
  const other = { name: 'address', most: 1, everySeconds: 60 }
  const tries = [
    { limit: other, who: '192.0.2.2' },
    { limit, who: 'gleb' },
  ]
  for (let time = 0; time < 10; time++) {
    await takeTries(db, tries, start)
    await giveBackTries(db, tries)
  }
})
