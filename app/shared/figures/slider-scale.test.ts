import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountAt, sliderSteps, stepOf } from './slider-scale.ts'

test('the ends of the slider are the bounds', () => {
  expect(amountAt(0, 500, 5_000_000)).toBe(500)
  expect(amountAt(sliderSteps, 500, 5_000_000)).toBe(5_000_000)
  expect(stepOf(500, 500, 5_000_000)).toBe(0)
  expect(stepOf(9_999_999, 500, 5_000_000)).toBe(sliderSteps)
})

test('between them stand round amounts', () => {
  expect(amountAt(60, 500, 5_000_000)).toBe(50_000)
  expect(amountAt(71, 500, 5_000_000)).toBe(120_000)
})

test('a later step is never cheaper, and always a whole amount within the bounds', () => {
  const bounds = fc.tuple(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 100_001, max: 1_000_000_000 }),
  )
  fc.assert(
    fc.property(bounds, fc.integer({ min: 0, max: sliderSteps - 1 }), ([from, to], step) => {
      const here = amountAt(step, from, to)
      const next = amountAt(step + 1, from, to)
      expect(Number.isInteger(here) && here >= from && here <= to).toBe(true)
      expect(next).toBeGreaterThanOrEqual(here)
    }),
  )
})
