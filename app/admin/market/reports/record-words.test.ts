import { expect, test } from 'vitest'
import { recordWords } from './record-words.ts'

test('one deal and one report are one, and several are several', () => {
  expect(recordWords({ upheld: 0, decided: 0 }, 1, false)).toBe('1 deal, no report before')
  expect(recordWords({ upheld: 1, decided: 1 }, 2, false)).toBe('2 deals, 1 of 1 report before upheld')
  expect(recordWords({ upheld: 1, decided: 3 }, 0, false)).toBe('0 deals, 1 of 3 reports before upheld')
})
