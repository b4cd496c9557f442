import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, minor } from '#platform/money/money.ts'
import { planTopUp, splitTopUp } from './split-top-up.ts'

const bounds = { least: minor(500), most: minor(1_000_000) }

test.each([
  [70_000, [70_000]],
  [1_000_000, [1_000_000]],
  [2_500_000, [1_000_000, 1_000_000, 500_000]],
  [1_000_002, [999_502, 500]],
  [3, [500]],
])('%d is paid in as %j', (needed, payments) => {
  expect(splitTopUp(minor(needed), bounds).map(Number)).toEqual(payments)
})

test('whatever is needed, each payment may be made and together they are the sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 20_000_000 }), (needed) => {
      const { first, rest, payments } = planTopUp(minor(needed), bounds)
      expect(add(...payments)).toBe(BigInt(needed))
      expect(add(first, rest)).toBe(BigInt(needed))
      for (const one of payments) expect(one >= bounds.least && one <= bounds.most).toBe(true)
    }),
  )
})
