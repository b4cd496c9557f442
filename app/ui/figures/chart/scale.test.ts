import { expect, test } from 'vitest'
import { labelPlaces, linePath, niceTicks, niceTicksBetween, textWidth } from './scale.ts'

test('an axis runs in round steps from zero past the largest value', () => {
  expect(niceTicks(6.2)).toEqual([0, 2, 4, 6, 8])
  expect(niceTicks(38)).toEqual([0, 10, 20, 30, 40])
  expect(niceTicks(620_400)).toEqual([0, 200_000, 400_000, 600_000, 800_000])
})

test('an axis of nothing still has a height', () => {
  expect(niceTicks(0)).toEqual([0, 1])
})

test('an axis of values that lie close together begins near them, and ends where they must', () => {
  expect(niceTicksBetween([4.63, 4.86], 5)).toEqual([4.6, 4.7, 4.8, 4.9])
  expect(niceTicksBetween([91.6, 100], 100)).toEqual([90, 95, 100])
  expect(niceTicksBetween([5, 5], 5)).toEqual([4.98, 5])
})

test('labels are thinned but keep both ends', () => {
  expect(labelPlaces(3, 5)).toEqual([0, 1, 2])
  expect(labelPlaces(14, 5)).toEqual([0, 3, 7, 10, 13])
})

test('a line goes from point to point', () => {
  expect(
    linePath([
      { x: 0, y: 1.04 },
      { x: 10, y: 2 },
    ]),
  ).toBe('M0 1L10 2')
})

test('an axis makes room for its widest word', () => {
  expect(textWidth(['0', '$800,000'])).toBeGreaterThan(textWidth(['0', '$8k']))
})
