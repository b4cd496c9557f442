import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, formatMoney as formatOnServer } from '#platform/money/currency.ts'
import { fractionDigits } from '#platform/money/fraction-digits.ts'
import { minor } from '#platform/money/money.ts'
import { formatMoney, moneyParts } from './format-money.ts'

test('minor units become an amount with its currency', () => {
  expect(formatMoney(128450, 'USD')).toBe('$1,284.50')
  expect(formatMoney(5n, 'EUR')).toBe('€0.05')
  expect(formatMoney('0', 'USD')).toBe('$0.00')
})

test('a currency without cents has no point', () => {
  expect(formatMoney(1200, 'JPY')).toBe('¥1,200')
})

test('a currency with three digits keeps three', () => {
  expect(formatMoney(1234, 'KWD', { symbol: 'plain' })).toBe('1.234')
})

test('money that leaves has a true minus, money that comes may have a plus', () => {
  expect(formatMoney(-40000, 'USD')).toBe('−$400.00')
  expect(formatMoney(420, 'USD', { sign: 'always', symbol: 'plain' })).toBe('+4.20')
  expect(formatMoney(0, 'USD', { sign: 'always' })).toBe('$0.00')
})

test('whole prices can drop their cents, broken ones keep them', () => {
  expect(formatMoney(34000, 'USD', { trim: true })).toBe('$340')
  expect(formatMoney(34050, 'USD', { trim: true })).toBe('$340.50')
})

test('amounts past what a floating-point number holds stay exact', () => {
  expect(formatMoney(900719925474099312n, 'USD')).toBe('$9,007,199,254,740,993.12')
})

test('the cents can be told apart from the rest', () => {
  const fraction = moneyParts(128450, 'USD').find((part) => part.type === 'fraction')
  expect(fraction?.value).toBe('50')
})

test('a currency shows the digits that the book counts it in, whatever the engine thinks of it', () => {
  expect(formatMoney(50_000_000, 'HUF')).toBe('HUF\u00a0500,000.00')
  expect(formatMoney(50_000_000, 'HUF', { trim: true })).toBe('HUF\u00a0500,000')
  expect(formatMoney(123_456, 'IDR', { symbol: 'plain' })).toBe('1,234.56')
  expect(formatMoney(1_234_567, 'IQD', { symbol: 'plain' })).toBe('1,234.567')
})

test('amounts of every currency are written as every other program writes them, and on the server as in the browser', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const digits = fractionDigits(currency)
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        const written = format.format(decimalText(minor(amount), currency) as `${number}`)
        expect(formatMoney(amount, currency)).toBe(written)
        expect(formatOnServer(minor(amount), currency)).toBe(written)
      }),
      { numRuns: 5 },
    )
  }
})
