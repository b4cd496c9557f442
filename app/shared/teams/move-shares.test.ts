import { expect, test } from 'vitest'
import { moveBorder, writeShare } from './move-shares.ts'

const four = [3_750, 2_750, 2_000, 1_500]
const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0)

test('a border that is moved gives to one what it takes from the other, and never goes beyond either', () => {
  expect(moveBorder(four, 0, 4_000)).toEqual([4_000, 2_500, 2_000, 1_500])
  expect(moveBorder(four, 1, 3_000)).toEqual([3_750, 0, 4_750, 1_500])
  expect(moveBorder(four, 2, 99_999)).toEqual([3_750, 2_750, 3_500, 0])
  expect(sum(moveBorder(four, 2, 8_333.4))).toBe(10_000)
})

test('a share that is typed is taken from those after it, then from those before, and what it leaves goes to the next', () => {
  expect(writeShare(four, 0, 5_000)).toEqual([5_000, 1_500, 2_000, 1_500])
  expect(writeShare(four, 0, 8_000)).toEqual([8_000, 0, 500, 1_500])
  expect(writeShare(four, 3, 5_000)).toEqual([3_750, 1_250, 0, 5_000])
  expect(writeShare(four, 1, 2_000)).toEqual([3_750, 2_000, 2_750, 1_500])
  expect(writeShare(four, 3, 0)).toEqual([3_750, 2_750, 3_500, 0])
})

test('whatever is typed one after another from the top stands as it was typed, and is a whole', () => {
  const typed = [6_000, 2_000, 1_999, 1]
  const all = typed.reduce<readonly number[]>(
    (points, to, index) => writeShare(points, index, to),
    [1_000, 500, 8_500, 0],
  )
  expect(all).toEqual(typed)
  expect(sum(writeShare(all, 2, 99_999))).toBe(10_000)
})
