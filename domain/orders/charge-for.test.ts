import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { chargeFor } from './cart-rules.ts'

const sums = (total: number, available: number) => ({
  total: minor(total),
  available: minor(available),
  least: minor(500),
})

test('where the balance is short the rest is a payment', () => {
  expect(chargeFor('both', sums(12_000, 4_000))).toBe(8_000n)
  expect(chargeFor('payment', sums(12_000, 4_000))).toBe(12_000n)
  expect(chargeFor('balance', sums(12_000, 4_000))).toBeUndefined()
})

test('nobody is sent away to pay a few cents: more of the balance is left instead', () => {
  expect(chargeFor('both', sums(12_000, 11_980))).toBe(500n)
  expect(chargeFor('both', sums(12_000, 11_500))).toBe(500n)
  expect(chargeFor('both', sums(12_000, 11_499))).toBe(501n)
})

test('what costs less than the least payment is paid one way or the other', () => {
  for (const available of [1, 200, 499]) expect(chargeFor('both', sums(500, available))).toBeUndefined()
  expect(chargeFor('payment', sums(400, 200))).toBe(400n)
})
