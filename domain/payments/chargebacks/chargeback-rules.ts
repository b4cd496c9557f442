import { smallest, subtract, zero, type Minor } from '#platform/money/money.ts'
import type { ChargebackState } from '../states.ts'

type Facts = { state: ChargebackState; amount: Minor; held: Minor; recovered: Minor }

/** How a case is called that no bank made: the payment was sent back by hand at the provider after it was spent here. */
export const SENT_BACK = 'sent back '

export const isSentBack = ({ reference }: { reference: string }): boolean => reference.startsWith(SENT_BACK)

/** What was not there to be held, and is not got back: owed while the case is open, and after it was lost. */
export const debtOf = ({ state, amount, held, recovered }: Facts): Minor =>
  state === 'won' ? zero : subtract(subtract(amount, held), recovered)

/** Who bears what when a case ends: shown before an administrator ends it, and posted when it does. */
export type ChargebackEnd = { backToMember: Minor; toBank: Minor; fromMarketplace: Minor }

export function computeEnd({ amount, held }: Facts, outcome: 'won' | 'lost'): ChargebackEnd {
  return outcome === 'won'
    ? { backToMember: held, toBank: zero, fromMarketplace: zero }
    : { backToMember: zero, toBank: amount, fromMarketplace: subtract(amount, held) }
}

/** How much of a debt can be taken from a balance now. */
export const recoverable = (one: Facts, balance: Minor): Minor =>
  one.state === 'lost' ? smallest(debtOf(one), balance) : zero
