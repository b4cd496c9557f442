import { expect, test } from 'vitest'
import { readyBy } from './ready-by.ts'

test('work ordered today is ready after its days, said as a day of the week', () => {
  expect(readyBy('2026-11-12', 7)).toBe('Thursday 19 November')
})

test('days go on into the next month and year', () => {
  expect(readyBy('2026-12-30', 3)).toBe('Saturday 2 January')
})

test('a narrow bar has the date in short', () => {
  expect(readyBy('2026-11-12', 7, true)).toBe('19 Nov')
})
