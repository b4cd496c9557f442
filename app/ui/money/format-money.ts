export type MinorUnits = bigint | number | string

export type MoneyStyle = {
  /** `always` writes a plus before money that comes in. */
  sign?: 'always' | undefined
  /** `plain` leaves the currency out, where the head of the column names it. */
  symbol?: 'plain' | undefined
  /** Whole units when there is nothing after the point: `$340` instead of `$340.00`. */
  trim?: boolean | undefined
}

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

const digitsByCurrency = new Map<string, number>()

/** How many digits stand after the point: 2 for USD, 0 for JPY. */
function digitsOf(currency: string): number {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const digits = formatterFor(currency, false).resolvedOptions().maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
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
  const decimal = (digits > 0 && !trim ? `${whole}.${fraction}` : whole) as `${number}`
  const parts = formatterFor(currency, trim).formatToParts(decimal)
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
