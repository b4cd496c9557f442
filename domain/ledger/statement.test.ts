import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { listClearing, sumClearing } from './balance-queries.ts'
import { listStatement } from './list-statement.ts'
import type { StatementCursor } from './merge-lines.ts'
import { ledgerClearing } from './schema.server.ts'
import { giveMoney } from './testing.ts'

const start = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const after = (ms: number) => new Date(start.getTime() + ms)

test('the lines of a time are all of them, also where lines were written in another order than they were begun', async () => {
  const memberId = randomUUID()
  // Two hours apart, but each pair of neighbours was written the other way round.
  const moments = Array.from(
    { length: 40 },
    (_, index) => (index ^ 1) * 7_000 + Math.floor(index / 10) * 2 * HOUR_MS,
  )
  for (const moment of moments) {
    clock.set(after(moment))
    await transaction((tx) => giveMoney(tx, memberId, 100))
  }
  for (const from of [undefined, ...moments])
    for (const to of [undefined, 0, 65_000, 2 * HOUR_MS + 84_000, 7 * HOUR_MS]) {
      const filters = {
        from: from === undefined ? undefined : after(from),
        to: to === undefined ? undefined : after(to),
      }
      const { lines } = await listStatement(db, { memberId, of: 'balance' }, filters, 100)
      const expected = moments
        .map((moment, index) => ({ moment, after: BigInt((index + 1) * 100) }))
        .filter(({ moment }) => moment >= (from ?? 0) && moment < (to ?? Infinity))
      expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual(
        expected.map(({ after: balance }) => balance).toReversed(),
      )
    }
})

test('pages of a filtered statement follow one another without a gap', async () => {
  const memberId = randomUUID()
  for (let line = 0; line < 45; line++) {
    clock.set(after(line * HOUR_MS))
    await transaction((tx) => giveMoney(tx, memberId, 100))
  }
  const filters = { kinds: ['top-up'] as const, from: after(5 * HOUR_MS), to: after(40 * HOUR_MS) }
  const balances: bigint[] = []
  let before: StatementCursor | undefined
  for (;;) {
    const { lines, older } = await listStatement(db, { memberId, of: 'balance' }, { ...filters, before }, 8)
    balances.push(...lines.map(({ balanceAfter }) => balanceAfter))
    if (!older) break
    before = older
  }
  expect(balances).toEqual(Array.from({ length: 35 }, (_, index) => BigInt(4_000 - index * 100)))
})

test('what clears is summed by day of where a member lives, however many releases that are', async () => {
  const memberId = randomUUID()
  const waits = (clearsAt: Date, state: 'waiting' | 'held' = 'waiting') => ({
    subjectId: randomUUID(),
    memberId,
    amount: minor(100),
    state,
    releasedAt: start,
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
