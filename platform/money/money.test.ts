import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, formatMoney, parseAmount } from './currency.ts'
import { fractionDigits } from './fraction-digits.ts'
import { add, halves, minor, share, subtract } from './money.ts'

test('a commission of ten percent is rounded half up', () => {
  expect(share(minor(1005), 1000)).toBe(101n)
  expect(share(minor(1004), 1000)).toBe(100n)
})

test('a share and the rest always sum to the whole', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, points) => {
        const whole = minor(amount)
        const part = share(whole, points)
        expect(part >= 0n && part <= whole).toBe(true)
        expect(add(part, subtract(whole, part))).toBe(whole)
      },
    ),
  )
})

test('halves differ by at most one minor unit and sum to the whole', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (amount) => {
      const [first, second] = halves(minor(amount))
      expect(add(first, second)).toBe(amount)
      expect(first - second === 0n || first - second === 1n).toBe(true)
    }),
  )
})

test('what is written as an amount reads back as the same amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
      fc.constantFrom('USD', 'EUR', 'JPY', 'HUF', 'KWD', 'CLF'),
      (amount, currency) => {
        expect(parseAmount(decimalText(minor(amount), currency), currency)).toBe(amount)
      },
    ),
  )
})

test('thousands separators and spaces are understood, other text is not an amount', () => {
  expect(parseAmount(' 1,200.50 ', 'USD')).toBe(120050n)
  expect(parseAmount('1 200', 'USD')).toBe(120000n)
  for (const typed of ['', 'abc', '-5', '1.234', '12,34', '1e5', '99999999999999', '0x10', '٣']) {
    expect(parseAmount(typed, 'USD'), typed).toBeUndefined()
  }
})

test('money is shown with its currency and a true minus sign', () => {
  expect(formatMoney(minor(120050), 'USD')).toBe('$1,200.50')
  expect(formatMoney(minor(-5), 'USD')).toBe('\u2212$0.05')
  expect(formatMoney(minor(1200), 'JPY')).toBe('¥1,200')
})

test.each([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [2, 'USD EUR HUF COP IDR PKR ALL LAK LBP AFN MMK MGA RSD SOS YER'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
])('ISO 4217 gives %d digits to %s, whatever the engine thinks of them', (digits, currencies) => {
  for (const currency of currencies.split(' ')) expect(fractionDigits(currency), currency).toBe(digits)
})

test('an amount is shown with the digits that it is counted in', () => {
  expect(formatMoney(minor(50_000_000), 'HUF')).toBe('HUF\u00a0500,000.00')
  expect(formatMoney(minor(1_234_567), 'IQD')).toBe('IQD\u00a01,234.567')
  expect(parseAmount('500,000', 'HUF')).toBe(50_000_000n)
})
