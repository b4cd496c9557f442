/**
 * Money is an integer of the currency's minor unit in a type of its own, so that a price can't be added to a number
 * of days and no float ever comes near it.
 */
declare const minorBrand: unique symbol
export type Minor = bigint & { readonly [minorBrand]: 'minor' }

export function minor(amount: bigint | number | string): Minor {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(`Not a whole number of minor units: ${amount}`)
  }
  return BigInt(amount) as Minor
}

export const zero = minor(0)

export function add(...amounts: Minor[]): Minor {
  return amounts.reduce((sum, amount) => (sum + amount) as Minor, zero)
}

export function subtract(from: Minor, amount: Minor): Minor {
  return (from - amount) as Minor
}

export function largest(first: Minor, second: Minor): Minor {
  return first > second ? first : second
}

export function smallest(first: Minor, second: Minor): Minor {
  return first < second ? first : second
}

/** A share in basis points of a non-negative amount, half a minor unit rounded up. */
export function share(amount: Minor, basisPoints: number): Minor {
  if (amount < 0n) throw new RangeError('A share is taken of a non-negative amount')
  if (!Number.isInteger(basisPoints) || basisPoints < 0)
    throw new RangeError('Basis points are whole and not negative')
  return ((amount * BigInt(basisPoints) + 5_000n) / 10_000n) as Minor
}

/** Half of an amount, the odd minor unit in the first part, so that the parts always sum to the whole. */
export function halves(amount: Minor): [Minor, Minor] {
  const second = (amount / 2n) as Minor
  return [subtract(amount, second), second]
}

export function negated(amount: Minor): Minor {
  return -amount as Minor
}
