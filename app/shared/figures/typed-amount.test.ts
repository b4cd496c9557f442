import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { readAmount, typedText } from './typed-amount.ts'

const bounds = { name: 'Price', currency: 'USD', fromMinor: 500, toMinor: 5_000_000 }

test('an amount within the bounds is read, both ends included', () => {
  expect(readAmount('1,200.00', bounds)).toEqual({ value: 120_000n })
  expect(readAmount('5', bounds)).toEqual({ value: 500n })
  expect(readAmount('50000', bounds)).toEqual({ value: 5_000_000n })
})

test('what is not an amount, or not within the bounds, gets the field, the rule and the fix', () => {
  expect(readAmount('a lot', bounds).error).toBe(
    'Price is not an amount. Write one from $5.00 to $50,000.00, such as 1,200.00.',
  )
  expect(readAmount('4.99', bounds).error).toBe(
    'Price is too small. Write an amount from $5.00 to $50,000.00.',
  )
  expect(readAmount('50000.01', bounds).error).toBe(
    'Price is too large. Write an amount from $5.00 to $50,000.00.',
  )
  expect(readAmount('12.345', bounds).error).toContain('not an amount')
})

test('the example in an error fits the bounds', () => {
  expect(readAmount('', { ...bounds, toMinor: 10_000 }).error).toContain('such as 100.00.')
})

test('an amount is written the way it may be typed', () => {
  expect(typedText(minor(120_000), 'USD')).toBe('1,200.00')
  expect(typedText(minor(1_200), 'JPY')).toBe('1,200')
})
