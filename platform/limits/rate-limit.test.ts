import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse, removePastWindows } from './rate-limit.ts'

const limit = { name: 'letters', most: 3, everySeconds: 3_600 }
const at = new Date('2026-11-01T12:20:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

test('uses up to the limit pass, the next is refused with the time to wait', async () => {
  for (let use = 0; use < 3; use++) await countUse(database.db, limit, '10.0.0.1', at)
  const refused = await countUse(database.db, limit, '10.0.0.1', at).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(TooManyRequests)
  expect((refused as TooManyRequests).retryAfterSeconds).toBe(2_400)
  expect((refused as TooManyRequests).message).toContain('40 minutes')
})

test('where an amount is limited, what is used at once counts as much as it is', async () => {
  await countUse(database.db, limit, '10.0.0.3', at, 2)
  await expect(countUse(database.db, limit, '10.0.0.3', at, 2)).rejects.toThrow(TooManyRequests)
})

test('one address does not use up the limit of another', async () => {
  await countUse(database.db, limit, '10.0.0.2', at)
})

test('all addresses of one network of IPv6 are counted together, another network apart', async () => {
  for (let host = 1; host <= 3; host++) await countUse(database.db, limit, `2001:db8:1:2::${host}`, at)
  await expect(countUse(database.db, limit, '2001:db8:1:2::4', at)).rejects.toThrow(TooManyRequests)
  await countUse(database.db, limit, '2001:db8:1:3::4', at)
})

test('in the next hour the count begins anew', async () => {
  await countUse(database.db, limit, '10.0.0.1', new Date('2026-11-01T13:00:00Z'))
})

test('many at the same instant, over many connections, are counted together', async () => {
  const uses = await Promise.allSettled(
    Array.from({ length: 20 }, () => countUse(database.db, limit, 'crowd', at)),
  )
  expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(3)
})

test('stretches that are over are swept away', async () => {
  await removePastWindows(database.db, new Date('2026-11-02T00:00:00Z'))
  const { rows } = await database.pool.query('select 1 from rate_window')
  expect(rows).toHaveLength(0)
})
