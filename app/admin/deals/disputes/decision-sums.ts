import { readAmount } from '#app/shared/figures/typed-amount.ts'
import type { FeeBearer, FeeTerms } from '#domain/ledger/arithmetic.ts'
import { settle, settleAgain, type Settlement, type TakenBack } from '#domain/deals/settle-rules.ts'
import { minor, type Minor } from '#platform/money/money.ts'

export const outcomes = ['release', 'refund', 'split'] as const
export type Outcome = (typeof outcomes)[number]

/** What a decision is worked out from. */
export type Priceable = {
  priceMinor: bigint
  feeBearer: FeeBearer
  terms: FeeTerms
  currency: string
}

type ReadEarned = { value: Minor; error?: undefined } | { value?: undefined; error: string }

/** How much of the price was earned, from what was chosen and typed; the same in the browser as on the server. */
export function readEarned(outcome: string, typed: string, decisionCase: Priceable): ReadEarned {
  if (outcome === 'release') return { value: minor(decisionCase.priceMinor) }
  if (outcome === 'refund') return { value: minor(0) }
  if (outcome !== 'split') return { error: 'Outcome: choose release, refund or split' }
  return readAmount(typed, {
    name: 'Earned by the seller',
    currency: decisionCase.currency,
    fromMinor: 0,
    toMinor: Number(decisionCase.priceMinor),
  })
}

type Decided = Priceable & { hadMinor: bigint }

const pricedAs = ({ priceMinor, feeBearer, terms }: Priceable) => ({
  priceMinor: minor(priceMinor),
  feeBearer,
  terms,
})

/** Where the money goes by a decision: what is shown here is what is posted. */
export const sumDecision = (decisionCase: Priceable, earned: Minor): Settlement =>
  settle(pricedAs(decisionCase), earned)

/** The same of a claim: only what changes moves. */
export const sumClaim = (decisionCase: Decided, earned: Minor): TakenBack =>
  settleAgain(pricedAs(decisionCase), minor(decisionCase.hadMinor), earned)
