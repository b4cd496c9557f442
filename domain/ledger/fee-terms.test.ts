import { expect, test } from 'vitest'
import { commissionOf, feeTermsFor, type FeeRules } from './fee-terms.ts'

const rules: FeeRules = {
  currency: 'USD',
  sellerCommissionBasisPoints: 1_000,
  sellerCommissionProBasisPoints: 700,
  ownLinkCommissionBasisPoints: 500,
  minimumCommissionMinor: 50,
  buyerServiceFeeBasisPoints: 0,
}

test('PRO and an own link each lower the commission', () => {
  expect(commissionOf(rules, {})).toBe(1_000)
  expect(commissionOf(rules, { hasPro: true })).toBe(700)
  expect(commissionOf(rules, { ownLink: true })).toBe(500)
  expect(commissionOf(rules, { hasPro: true, ownLink: true })).toBe(500)
})

test('bringing the buyer never costs a seller more than their usual commission', () => {
  const cheapPro = { ...rules, sellerCommissionProBasisPoints: 300 }
  expect(commissionOf(cheapPro, { hasPro: true, ownLink: true })).toBe(300)
})

test('the terms carry the least commission and the fee of the buyer along', () => {
  expect(feeTermsFor(rules)).toEqual({
    commissionBasisPoints: 1_000,
    minimumCommissionMinor: 50,
    buyerServiceFeeBasisPoints: 0,
  })
})
