import { expect, test } from 'vitest'
import { changeInWords } from './change-in-words.ts'

test('a change says how many and how much, and never divides by nothing', () => {
  expect(changeInWords(38, 32)).toBe('+6, up 19%')
  expect(changeInWords(14, 16)).toBe('−2, down 13%')
  expect(changeInWords(8_941, 8_927)).toBe('+14, less than 1%')
  expect(changeInWords(5, 0)).toBe('+5, none before')
  expect(changeInWords(0, 0)).toBe('none before either')
  expect(changeInWords(7, 7)).toBe('as many as before')
})
