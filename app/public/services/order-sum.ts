import { type Choice, type Offer, sumChoice } from '#domain/catalogue/cards/choice-rules.ts'
import { type FeeTerms, computeFees } from '#domain/ledger/arithmetic.ts'
import { minor } from '#platform/money/money.ts'

/** A choice with everything that would be paid for it and everyone who would get it: the same arithmetic as a payment's. */
export function orderSum(choice: Choice, offer: Offer, terms: FeeTerms) {
  const chosen = sumChoice(choice, offer)
  const { serviceFee, buyerPays, sellerGets, commission } = computeFees(
    minor(chosen.priceMinor),
    terms,
    'seller',
  )
  return { ...chosen, serviceFee, buyerPays, sellerGets, commission }
}
