import { type FeeBearer, feeBearers, computeFees } from '#domain/ledger/arithmetic.ts'
import { feeTermsFor, type FeeRules } from '#domain/ledger/fee-terms.ts'
import type { DealTyped } from '#domain/deals/deal-input.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { add, type Minor } from '#platform/money/money.ts'

export type CostRules = FeeRules & {
  clearingDays: number
  clearingProDays: number
  /** In whose name PRO's terms hold, as the form says it: a team's id, or nothing for whoever writes the deal. */
  namesWithPro: readonly string[]
}

type Cost = {
  price: Minor
  buyerPays: Minor
  sellerGets: Minor
  commission: Minor
  serviceFee: Minor
  commissionBasisPoints: number
  /** Without a link of the seller's own. */
  usualBasisPoints: number
  clearingDays: number
}

/** What a deal costs and brings as it is typed so far; rows without an amount are left out. The same in the browser as on the server. */
export function costOf(typed: DealTyped, rules: CostRules): Cost | undefined {
  const bearer = feeBearers.find((one) => one === typed.feeBearer) ?? ('seller' as FeeBearer)
  // A seller who brings the buyer by a link or a letter gives the marketplace less.
  const sells = typed.as === 'seller'
  const hasPro = sells && rules.namesWithPro.includes(typed.team ?? '')
  const terms = feeTermsFor(rules, { hasPro, ownLink: sells && typed.with !== 'username' })
  const sums = typed.milestones.flatMap(({ price }) => {
    const read = parseAmount(price, rules.currency)
    return read === undefined || read <= 0n ? [] : [computeFees(read, terms, bearer)]
  })
  if (sums.length === 0) return undefined
  const total = (read: (sum: (typeof sums)[number]) => Minor) => add(...sums.map(read))
  return {
    price: total(({ price }) => price),
    buyerPays: total(({ buyerPays }) => buyerPays),
    sellerGets: total(({ sellerGets }) => sellerGets),
    commission: total(({ commission }) => commission),
    serviceFee: total(({ serviceFee }) => serviceFee),
    commissionBasisPoints: terms.commissionBasisPoints,
    usualBasisPoints: feeTermsFor(rules, { hasPro }).commissionBasisPoints,
    clearingDays: hasPro ? rules.clearingProDays : rules.clearingDays,
  }
}
