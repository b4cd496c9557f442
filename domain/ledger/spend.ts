import { smallest, subtract, zero, type Minor } from '#platform/money/money.ts'

/** The two parts of a member's balance. */
export type Parts = { deposited: Minor; earned: Minor }

/** What is taken from which part when an amount is spent: what was paid in goes first. The one rule, shown and posted. */
export function spend(amount: Minor, { deposited }: Pick<Parts, 'deposited'>): Parts {
  const first = smallest(amount, deposited)
  return { deposited: first, earned: subtract(amount, first) }
}

/** What goes back to which part when some of what was paid is returned: what was earned comes back first. */
export function giveBack(amount: Minor, paidFrom: Parts): Parts {
  const first = smallest(amount, paidFrom.earned)
  const rest = subtract(amount, first)
  if (rest > paidFrom.deposited) throw new Error(`${amount} can’t go back: less was paid`)
  return { deposited: rest, earned: first }
}

export const noParts: Parts = { deposited: zero, earned: zero }
