import { groupDigits } from '#app/ui/figures/figs/format-count.ts'

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
 * The currencies of most marketplaces, all with two digits after the point. Their amounts are written by hand: the first format
 * of `Intl` in a page costs a telephone tens of milliseconds, in which nothing else happens.
 */
const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string, trim: boolean): Intl.NumberFormat {
  const key = `${currency} ${trim}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(trim ? { minimumFractionDigits: 0 } : {}),
  })
  formatters.set(key, formatter)
  return formatter
}

/** How many digits stand after the point: 2 for USD, 0 for JPY. */
function digitsOf(currency: string): number {
  return symbols[currency] ? 2 : (formatterFor(currency, false).resolvedOptions().maximumFractionDigits ?? 2)
}

function writtenParts(whole: string, fraction: string, currency: string): Intl.NumberFormatPart[] {
  const symbol = symbols[currency]
  if (!symbol) {
    const decimal = (fraction ? `${whole}.${fraction}` : whole) as `${number}`
    return formatterFor(currency, fraction === '').formatToParts(decimal)
  }
  const groups = groupDigits(whole).split(',')
  return [
    { type: 'currency', value: symbol },
    ...groups.flatMap((value, place): Intl.NumberFormatPart[] =>
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
  const digits = digitsOf(currency)
  const size = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0')
  const whole = size.slice(0, size.length - digits)
  const fraction = size.slice(size.length - digits)
  const trim = style.trim === true && /^0*$/.test(fraction)
  const parts = writtenParts(whole, digits > 0 && !trim ? fraction : '', currency)
  const written =
    style.symbol === 'plain'
      ? parts.filter((part) => part.type !== 'currency' && part.type !== 'literal')
      : parts
  const sign = amount < 0n ? '−' : style.sign === 'always' && amount > 0n ? '+' : ''
  return sign ? [{ type: 'minusSign', value: sign }, ...written] : written
}

export function formatMoney(minor: MinorUnits, currency: string, style: MoneyStyle = {}): string {
  return moneyParts(minor, currency, style)
    .map((part) => part.value)
    .join('')
}
