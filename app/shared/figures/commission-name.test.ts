import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { commissionName } from './commission-name.ts'

const terms = { commissionBasisPoints: 1_000, minimumCommissionMinor: 50, buyerServiceFeeBasisPoints: 0 }

test('a small price names the least commission instead of the rate', () => {
  expect(commissionName(minor(10_000), terms)).toBe('Seller commission, 10%')
  expect(commissionName(minor(400), terms)).toBe('Least commission')
})
