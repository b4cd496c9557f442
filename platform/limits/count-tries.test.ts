import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { giveBackTry, takeTry } from './count-tries.ts'

const limit = { name: 'sign-in', most: 3, everySeconds: 900 }
const start = new Date('2026-11-01T12:14:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const { db } = await testDatabase()

test('the stretch begins with the first try, whatever the clock shows', async () => {
  for (const seconds of [0, 30, 90]) await takeTry(db, limit, 'anna', later(seconds))
  const refused = await takeTry(db, limit, 'anna', later(120)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(TooManyRequests)
  expect((refused as TooManyRequests).retryAfterSeconds).toBe(780)
  expect((refused as TooManyRequests).message).toContain('13 minutes')
})

test('knocking on does not make the wait longer', async () => {
  for (let knock = 0; knock < 5; knock++)
    await expect(takeTry(db, limit, 'anna', later(890))).rejects.toThrow('10 seconds')
  await takeTry(db, limit, 'anna', later(900))
})

test('a right try costs nothing', async () => {
  for (let time = 0; time < 10; time++) {
    await takeTry(db, limit, 'boris', start)
    await giveBackTry(db, limit, 'boris')
  }
})

test('many at the same instant get no more than the limit', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeTry(db, limit, 'crowd', start)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
