import { parseAmount } from '#platform/money/currency.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { amount } from './figures.ts'

export type AmountBounds = { name: string; currency: string; fromMinor: number; toMinor: number }

export type ReadAmount = { value: Minor; error?: undefined } | { value?: undefined; error: string }

/** What a person typed as an amount within bounds, or what to write instead. */
export function readAmount(typed: string, { name, currency, fromMinor, toMinor }: AmountBounds): ReadAmount {
  const value = parseAmount(typed, currency)
  const range = `from ${amount(fromMinor, currency)} to ${amount(toMinor, currency)}`
  if (value === undefined) {
    const example = typedText(minor(clampMinor(120_000, fromMinor, toMinor)), currency)
    return { error: `${name} is not an amount. Write one ${range}, such as ${example}.` }
  }
  if (value < minor(fromMinor)) return { error: `${name} is too small. Write an amount ${range}.` }
  if (value > minor(toMinor)) return { error: `${name} is too large. Write an amount ${range}.` }
  return { value }
}

/** An amount as a person would type it: `1,200.00`. */
export function typedText(value: Minor, currency: string): string {
  return formatMoney(value, currency, { symbol: 'plain' })
}

export function clampMinor(value: number, fromMinor: number, toMinor: number): number {
  return Math.min(toMinor, Math.max(fromMinor, value))
}
