import { groupDigits } from '#app/ui/figures/figs/format-count.ts'
import type { Share } from '#domain/teams/share-out.ts'
import { fractionDigits } from '#platform/money/fraction-digits.ts'
import { minor, type Minor, subtract, zero } from '#platform/money/money.ts'
import { WHOLE } from '#domain/teams/team-rules.ts'

/** A share is so many ten-thousandths: a part has at most as many digits more than the amount. */
const DIGITS_MORE = 4
/** Two at least, so that columns of different releases look alike. */
const DIGITS_SHOWN = 2

export type ExactSplit = {
  /** What each share is of the amount before anything is rounded, in the order of the shares. */
  parts: string[]
  whole: string
  /** What rounding each part down leaves over: the owner's. */
  left: Minor
}

/** A sum by shares as it is exactly, written with as many digits as the longest part needs. */
export function exactSplit(amount: Minor, shares: readonly Share[], currency: string): ExactSplit {
  const parts = shares.map(({ basisPoints }) => amount * BigInt(basisPoints))
  const digits = digitsNeeded(parts)
  const write = (tenThousandths: bigint) => writeExactly(tenThousandths, fractionDigits(currency), digits)
  const down = parts.reduce((sum, part) => sum + part / BigInt(WHOLE), 0n)
  return {
    parts: parts.map(write),
    whole: write(amount * BigInt(WHOLE)),
    left: amount > zero ? subtract(amount, minor(down)) : zero,
  }
}

function digitsNeeded(parts: readonly bigint[]): number {
  const ends = parts.map((part) => String(part).padStart(DIGITS_MORE, '0').slice(-DIGITS_MORE))
  const zeros = ends.map((digits) => digits.length - digits.replace(/0+$/, '').length)
  return Math.max(DIGITS_SHOWN, DIGITS_MORE - Math.min(DIGITS_MORE, ...zeros))
}

function writeExactly(tenThousandths: bigint, ofCurrency: number, more: number): string {
  const fraction = ofCurrency + DIGITS_MORE
  const size = tenThousandths < 0n ? -tenThousandths : tenThousandths
  const digits = String(size).padStart(fraction + 1, '0')
  const whole = groupDigits(digits.slice(0, -fraction))
  return `${tenThousandths < 0n ? '−' : ''}${whole}.${digits.slice(-fraction).slice(0, ofCurrency + more)}`
}
