import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { paymentFor } from './payment-for.ts'

test('a payment brings what is missing, and never a few cents', () => {
  const least = { topUpMinMinor: 500 }
  expect(paymentFor(minor(20), least)).toBe(500n)
  expect(paymentFor(minor(1_200), least)).toBe(1_200n)
  expect(paymentFor(minor(0), least)).toBe(0n)
  expect(paymentFor(minor(-300), least)).toBe(0n)
})
