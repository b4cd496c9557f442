import { expect, test } from 'vitest'
import { sumRows } from './order-sum.ts'

const lines = (extras: number) =>
  Array.from({ length: extras + 1 }, (_, index) => ({
    key: String(index),
    title: `Line ${index}`,
    priceMinor: 100,
  }))

test('three extras stand in the sum one by one', () => {
  expect(sumRows(lines(3), 1).map(({ title }) => title)).toEqual(['Line 0', 'Line 1', 'Line 2', 'Line 3'])
})

test('more are one line, and nothing of the sum is lost', () => {
  expect(sumRows(lines(4), 1)).toMatchObject([
    { title: 'Line 0', priceMinor: 100 },
    { title: '4 extras', priceMinor: 400 },
  ])
})

test('each line says how many pieces it is for', () => {
  expect(sumRows(lines(1), 2).map(({ title }) => title)).toEqual(['Line 0 × 2', 'Line 1 × 2'])
})
