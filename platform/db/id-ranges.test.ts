import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idRange } from './id-ranges.ts'

test('every id lies in exactly one of the ranges', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), fc.integer({ min: 1, max: 500 }), (id, parts) => {
      const holding = Array.from({ length: parts }, (_, index) => idRange(index + 1, parts)).filter(
        ({ from, to }) => id >= from && (to === undefined || id < to),
      )
      expect(holding).toHaveLength(1)
    }),
  )
})

test('one range is all there is', () => {
  expect(idRange(1, 1)).toEqual({ from: '00000000-0000-0000-0000-000000000000', to: undefined })
})
