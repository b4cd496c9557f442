import { readAmount } from '#app/shared/figures/typed-amount.ts'
import type { FeeBearer, FeeTerms } from '#domain/ledger/arithmetic.ts'
import { partsBack, partsOf } from '#domain/deals/milestones/paid-rules.ts'
import { settle, settleAgain, type Settlement, type TakenBack } from '#domain/deals/settle-rules.ts'
import type { Share } from '#domain/teams/share-out.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'

export const outcomes = ['release', 'refund', 'split'] as const
export type Outcome = (typeof outcomes)[number]

/** What a decision is worked out from. */
export type Priceable = {
  priceMinor: bigint
  feeBearer: FeeBearer
  terms: FeeTerms
  currency: string
  /** The people of a team that sells, and whose the cents left over are. */
  team?: { ownerId: string; people: readonly (Share & { name: string })[] } | undefined
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

type PersonsPart = { name: string; amount: Minor }

/** What each of a team gets of what it gets. */
export function partsOfTeam({ team }: Priceable, amount: Minor): PersonsPart[] {
  return team ? named(team, partsOf(sideOf(team), amount)) : []
}

/** What each of a team gives of what it gives back, with so much left to it. */
export function partsGivenBack({ team }: Priceable, fromSeller: Minor, left: Minor): PersonsPart[] {
  return team ? named(team, partsBack(sideOf(team), add(left, fromSeller), left)) : []
}

type Team = NonNullable<Priceable['team']>
const sideOf = ({ ownerId, people }: Team) => ({ deal: { sellerId: ownerId }, shares: people })

const named = ({ people }: Team, parts: readonly { memberId: string; amount: Minor }[]): PersonsPart[] =>
  parts
    .filter(({ amount }) => amount !== 0n)
    .map(({ memberId, amount }) => ({
      name: people.find((one) => one.memberId === memberId)?.name ?? '',
      amount,
    }))
