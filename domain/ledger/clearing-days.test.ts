import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, HOUR_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { listClearing, sumClearing } from './balance-queries.ts'
import { ledgerClearing } from './schema.server.ts'

const { db } = await testDatabase()
const releasedAt = new Date('2030-03-04T10:00:00Z')

test('what clears is summed by day of where a member lives, however many releases that are', async () => {
  const memberId = randomUUID()
  const waits = (clearsAt: Date, state: 'waiting' | 'held' = 'waiting') => ({
    subjectId: randomUUID(),
    memberId,
    amount: minor(100),
    state,
    releasedAt,
    clearsAt,
  })
  const [monday, tuesday] = [new Date('2030-03-11T20:00:00Z'), new Date('2030-03-12T20:00:00Z')]
  // In Tallinn it is two hours later: the last of these are of the day after.
  const late = new Date(monday.getTime() + 2.5 * HOUR_MS)
  await db
    .insert(ledgerClearing)
    .values([
      ...Array.from({ length: 60 }, () => waits(monday)),
      ...Array.from({ length: 5 }, () => waits(late)),
      ...Array.from({ length: 30 }, () => waits(tuesday)),
      waits(addDays(monday, -2), 'held'),
    ])
  const days = await listClearing(db, memberId, 'Europe/Tallinn')
  expect(days.map(({ amount, releases, isHeld }) => [amount, releases, isHeld])).toEqual([
    [100n, 1, true],
    [6_000n, 60, false],
    [3_500n, 35, false],
  ])
  expect(days[1]?.clearsAt).toEqual(monday)
  expect(await sumClearing(db, memberId, monday)).toEqual({ clearing: 9_500n, clearsUntil: 6_000n })
})
