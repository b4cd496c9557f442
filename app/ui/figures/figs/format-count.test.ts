import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('thousands are told apart, and at most two digits stand after the point', () => {
  expect(formatCount(0)).toBe('0')
  expect(formatCount(999)).toBe('999')
  expect(formatCount(1204)).toBe('1,204')
  expect(formatCount(-1204567)).toBe('-1,204,567')
  expect(formatCount(2.5)).toBe('2.5')
  expect(formatCount(1 / 3)).toBe('0.33')
})

test('a count is written as every other program writes it', () => {
  const format = new Intl.NumberFormat('en-US')
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === format.format(count)))
})
