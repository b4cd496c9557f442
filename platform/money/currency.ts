import { fractionDigits } from './fraction-digits.ts'
import { minor, type Minor } from './money.ts'

/** ISO 4217 code of the one currency of this marketplace. */
export type Currency = string

/** What a person typed ('1,200.50', '1200') as minor units, or undefined where it is not an amount. */
export function parseAmount(typed: string, currency: Currency): Minor | undefined {
  const digits = fractionDigits(currency)
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(typed.trim().replace(/[\s\u00a0\u202f]/g, ''))
  if (!match) return undefined
  const whole = match[1]?.replaceAll(',', '') ?? '0'
  const fraction = match[2] ?? ''
  if (whole.length > 12 || fraction.length > digits) return undefined
  return minor(whole + fraction.padEnd(digits, '0'))
}

/** The decimal text of an amount without its currency: '1200.50'. */
export function decimalText(amount: Minor, currency: Currency): string {
  const digits = fractionDigits(currency)
  const sign = amount < 0n ? '-' : ''
  const text = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** An amount for people, always with its currency: '$1,200.50', a true minus sign before negative ones. */
export function formatMoney(amount: Minor, currency: Currency, locale = 'en-US'): string {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    const digits = fractionDigits(currency)
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format.format(decimalText(amount, currency) as Intl.StringNumericLiteral).replace('-', '\u2212')
}
