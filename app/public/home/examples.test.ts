import { expect, test } from 'vitest'
import { exampleDeal, computeExamples } from './examples.ts'

const rules = {
  currency: 'USD',
  sellerCommissionBasisPoints: 1_000,
  sellerCommissionProBasisPoints: 700,
  ownLinkCommissionBasisPoints: 500,
  minimumCommissionMinor: 50,
  buyerServiceFeeBasisPoints: 0,
  servicePriceMinMinor: 500,
  servicePriceMaxMinor: 5_000_000,
}

test('the deal on the home page follows the rules in force', () => {
  expect(exampleDeal(rules)).toMatchObject({ buyerPays: 34_000n, commission: 3_400n, sellerGets: 30_600n })
  expect(exampleDeal({ ...rules, sellerCommissionBasisPoints: 1_200 }).sellerGets).toBe(29_920n)
})

test('each example opens the calculator with its own sum', () => {
  expect(computeExamples(rules).map(({ to }) => to)).toEqual([
    '/pricing?price=45.00&bearer=seller',
    '/pricing?price=2%2C400.00&bearer=half',
    '/pricing?price=860.00&bearer=seller&pro=on',
    '/pricing?price=1%2C200.00&bearer=seller&ownLink=on',
  ])
})

test('no example costs what a service may not cost', () => {
  const narrow = { ...rules, servicePriceMinMinor: 10_000, servicePriceMaxMinor: 50_000 }
  for (const { sum } of computeExamples(narrow)) {
    expect(sum.price >= 10_000n && sum.price <= 50_000n).toBe(true)
  }
})
