import { groupDigits } from '#app/ui/figures/figs/format-count.ts'
import { fractionDigits } from '#platform/money/fraction-digits.ts'

export type MinorUnits = bigint | number | string

export type MoneyStyle = {
  /** `always` writes a plus before money that comes in. */
  sign?: 'always' | undefined
  /** `plain` leaves the currency out, where the head of the column names it. */
  symbol?: 'plain' | undefined
  /** Whole units when there is nothing after the point: `$340` instead of `$340.00`. */
  trim?: boolean | undefined
}

/**
 * What stands before an amount: a sign, or a code with a space behind it. Those of most marketplaces are written by hand: the first
 * format of `Intl` in a page costs a telephone tens of milliseconds, in which nothing else happens.
 */
const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }

const symbolOf = (currency: string): string =>
  (symbols[currency] ??= new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .format(0)
    .replace(/0.*/, ''))

function figureOf(whole: string, fraction: string): Intl.NumberFormatPart[] {
  return [
    ...groupDigits(whole)
      .split(',')
      .flatMap((value, place): Intl.NumberFormatPart[] =>
        place === 0
          ? [{ type: 'integer', value }]
          : [
              { type: 'group', value: ',' },
              { type: 'integer', value },
            ],
      ),
    ...(fraction
      ? ([
          { type: 'decimal', value: '.' },
          { type: 'fraction', value: fraction },
        ] as const)
      : []),
  ]
}

/** The amount as parts of text, exact at any size: it never passes through a floating-point number. */
export function moneyParts(
  minor: MinorUnits,
  currency: string,
  style: MoneyStyle = {},
): Intl.NumberFormatPart[] {
  const amount = BigInt(minor)
  const digits = fractionDigits(currency)
  const size = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0')
  const point = size.length - digits
  const fraction = size.slice(point)
  const sign = amount < 0n ? '−' : style.sign === 'always' && amount > 0n ? '+' : ''
  return [
    ...(sign ? [{ type: 'minusSign', value: sign } as const] : []),
    ...(style.symbol === 'plain' ? [] : [{ type: 'currency', value: symbolOf(currency) } as const]),
    ...figureOf(size.slice(0, point), style.trim && /^0*$/.test(fraction) ? '' : fraction),
  ]
}

export function formatMoney(minor: MinorUnits, currency: string, style: MoneyStyle = {}): string {
  return moneyParts(minor, currency, style)
    .map((part) => part.value)
    .join('')
}
