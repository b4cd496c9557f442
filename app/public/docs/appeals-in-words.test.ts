import { expect, test } from 'vitest'
import { appealsInWords } from './appeals-in-words.ts'

test('everyone reads how many appeals were decided, how many first decisions fell, and how long it took', () => {
  expect(appealsInWords({ decided: 0, overturned: 0, medianHours: null })).toBe(
    'No appeal has been decided yet.',
  )
  expect(appealsInWords({ decided: 1, overturned: 0, medianHours: 5.2 })).toBe(
    '1 appeal decided: in 0 of them the first decision was changed or lifted. In the middle a decision took 5 hours.',
  )
  expect(appealsInWords({ decided: 7, overturned: 3, medianHours: 71 })).toBe(
    '7 appeals decided: in 3 of them the first decision was changed or lifted. In the middle a decision took 3 days.',
  )
})
