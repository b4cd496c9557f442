import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { compareWithPro, keptByPro } from './saving-rules.ts'

const terms = { commissionBasisPoints: 1_000, minimumCommissionMinor: 50, buyerServiceFeeBasisPoints: 0 }
const earned = { earnedMinor: minor(78_000), feeBearer: 'seller' as const, rules: terms }

test('PRO would have kept the difference of the two commissions', () => {
  expect(compareWithPro(earned, 700)).toEqual({ gave: 7_800n, withPro: 5_460n, kept: 2_340n })
})

test('where the least commission is taken, the buyer bears it or a link has it lower, PRO keeps nothing', () => {
  expect(compareWithPro({ ...earned, earnedMinor: minor(500) }, 700).kept).toBe(0n)
  expect(compareWithPro({ ...earned, feeBearer: 'buyer' }, 700).kept).toBe(0n)
  expect(compareWithPro({ ...earned, rules: { ...terms, commissionBasisPoints: 500 } }, 700).kept).toBe(0n)
})

test('what PRO has kept is counted from the terms that the deal began with', () => {
  const withPro = { ...terms, commissionBasisPoints: 700, usualCommissionBasisPoints: 1_000 }
  expect(keptByPro({ ...earned, rules: withPro })).toBe(2_340n)
  expect(keptByPro(earned)).toBe(0n)
})
