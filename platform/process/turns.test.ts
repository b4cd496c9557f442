import { setImmediate as loopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nextTurn } from './turns.ts'

test('of many pieces of work one goes on in each turn of the loop, in their order', async () => {
  const done: number[] = []
  const all = Promise.all([1, 2, 3].map(async (piece) => nextTurn().then(() => done.push(piece))))
  const seen: number[] = []
  for (let turns = 0; turns < 3; turns++) {
    await loopTurn()
    seen.push(done.length)
  }
  await all
  expect(done).toEqual([1, 2, 3])
  expect(Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)))).toBe(1)
})
