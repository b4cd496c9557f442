import type { Currency } from '#platform/money/currency.ts'
import { fractionDigits } from '#platform/money/fraction-digits.ts'
import { minor, type Minor } from '#platform/money/money.ts'

/** Stripe’s own list, which is not that of ISO 4217: ISK and UGX have two decimals there, which are always 00, and MGA has none. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))

/** Where a currency has three, Stripe wants the last to be 0. */
const MOST_DECIMALS_TOLD = 2

const decimalsAtStripe = (currency: Currency): number =>
  WITHOUT_DECIMALS.has(currency) ? 0 : Math.max(2, fractionDigits(currency))

/** Whether every sum of the book can be charged and given back there, to its last minor unit. */
export const canTellStripe = (currency: Currency): boolean =>
  fractionDigits(currency) <= Math.min(MOST_DECIMALS_TOLD, decimalsAtStripe(currency))

export const toStripe = (amount: Minor, currency: Currency): bigint =>
  withDecimals(amount, { from: fractionDigits(currency), to: decimalsAtStripe(currency) })

export const fromStripe = (amount: number, currency: Currency): Minor =>
  minor(withDecimals(BigInt(amount), { from: decimalsAtStripe(currency), to: fractionDigits(currency) }))

function withDecimals(amount: bigint, { from, to }: { from: number; to: number }): bigint {
  if (to >= from) return amount * 10n ** BigInt(to - from)
  const unit = 10n ** BigInt(from - to)
  if (amount % unit !== 0n) throw new RangeError(`${amount} with ${from} decimals has more than ${to}`)
  return amount / unit
}
