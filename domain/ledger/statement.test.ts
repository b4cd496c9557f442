import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { available } from './accounts.ts'
import { listStatement } from './balance-queries.ts'
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
      const found = await listStatement(db, available(memberId), filters, 100)
      const expected = moments
        .map((moment, index) => ({ moment, number: BigInt(index + 1) }))
        .filter(({ moment }) => moment >= (from ?? 0) && moment < (to ?? Infinity))
      expect(found.map(({ number }) => number)).toEqual(expected.map(({ number }) => number).toReversed())
    }
})

test('pages of a filtered statement follow one another without a gap', async () => {
  const memberId = randomUUID()
  for (let line = 0; line < 45; line++) {
    clock.set(after(line * HOUR_MS))
    await transaction((tx) => giveMoney(tx, memberId, 100))
  }
  const filters = { kinds: ['top-up'] as const, from: after(5 * HOUR_MS), to: after(40 * HOUR_MS) }
  const numbers: bigint[] = []
  let before: bigint | undefined
  for (;;) {
    const page = await listStatement(db, available(memberId), { ...filters, before }, 8)
    numbers.push(...page.map(({ number }) => number))
    before = page.at(-1)?.number
    if (page.length < 8) break
  }
  expect(numbers).toEqual(Array.from({ length: 35 }, (_, index) => BigInt(40 - index)))
})
