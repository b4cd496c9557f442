import { add, largest, smallest, subtract, zero, type Minor } from '#platform/money/money.ts'

type Bounds = { least: Minor; most: Minor }

/** One payment is limited: a larger sum is paid in several, none of them smaller than one may be. */
export function splitTopUp(needed: Minor, { least, most }: Bounds): Minor[] {
  if (needed <= most) return [largest(needed, least)]
  const first = smallest(most, subtract(needed, least))
  return [first, ...splitTopUp(subtract(needed, first), { least, most })]
}

const MOST_PAYMENTS = 20

/** What is paid first, and what is left for the payments after it; a sum of very many is not led through. */
export function planTopUp(
  needed: Minor,
  bounds: Bounds,
): { first: Minor; rest: Minor; payments: readonly Minor[] } {
  const payments = needed > bounds.most * BigInt(MOST_PAYMENTS) ? [bounds.most] : splitTopUp(needed, bounds)
  const [first = bounds.least, ...others] = payments
  return { first, rest: others.length > 0 ? add(...others) : zero, payments }
}
