import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, minor } from '#platform/money/money.ts'
import { feeBearers, computeFees } from './arithmetic.ts'

const terms = { commissionBasisPoints: 1_000, minimumCommissionMinor: 50, buyerServiceFeeBasisPoints: 0 }

test('the seller bears ten percent of 100.00 and receives 90.00', () => {
  expect(computeFees(minor(10_000), terms, 'seller')).toMatchObject({
    buyerPays: 10_000n,
    commission: 1_000n,
    sellerGets: 9_000n,
  })
})

test('borne by the buyer, the seller receives the whole price', () => {
  expect(computeFees(minor(10_000), terms, 'buyer')).toMatchObject({
    buyerPays: 11_000n,
    sellerGets: 10_000n,
  })
})

test('halved, the odd minor unit is the seller’s', () => {
  expect(computeFees(minor(1_010), terms, 'half')).toMatchObject({
    commission: 101n,
    sellerGets: 959n,
    buyerPays: 1_060n,
  })
})

test('the least commission applies to small amounts', () => {
  expect(computeFees(minor(500), { ...terms, commissionBasisPoints: 500 }, 'seller').commission).toBe(50n)
})

test('what the buyer pays is the sum of what everyone gets, for any price, terms and bearer', () => {
  const anyTerms = fc.record({
    commissionBasisPoints: fc.integer({ min: 0, max: 5_000 }),
    minimumCommissionMinor: fc.integer({ min: 0, max: 10_000 }),
    buyerServiceFeeBasisPoints: fc.integer({ min: 0, max: 2_000 }),
  })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      anyTerms,
      fc.constantFrom(...feeBearers),
      (price, given, bearer) => {
        const sum = computeFees(minor(price), given, bearer)
        expect(sum.buyerPays).toBe(add(sum.sellerGets, sum.commission, sum.serviceFee))
        expect(sum.commission).toBe(add(sum.commissionBorneByBuyer, sum.commissionBorneBySeller))
        expect(sum.sellerGets >= 0n).toBe(true)
      },
    ),
  )
})
