import { type Choice, type Chosen, type Offer, sumChoice } from '#domain/catalogue/cards/choice-rules.ts'
import { type FeeTerms, computeFees } from '#domain/ledger/arithmetic.ts'
import { minor } from '#platform/money/money.ts'

/** More would push the button out of sight; the price of each stands beside its box. */
const EXTRAS_IN_SUM_MOST = 3

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

/** The lines of a sum that stays short: many extras are one line. */
export function sumRows(lines: Chosen['lines'], quantity: number): Chosen['lines'] {
  const [pack, ...extras] = lines.map((line) =>
    quantity > 1 ? { ...line, title: `${line.title} × ${quantity}` } : line,
  )
  if (!pack || extras.length <= EXTRAS_IN_SUM_MOST) return pack ? [pack, ...extras] : []
  const priceMinor = extras.reduce((sum, extra) => sum + extra.priceMinor, 0)
  return [pack, { key: 'extras', title: `${extras.length} extras`, priceMinor }]
}
