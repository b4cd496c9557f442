import { feeTermsFor, type FeeRules, type SellerCase } from '#domain/ledger/fee-terms.ts'
import { clampMinor, typedText } from '#app/shared/figures/typed-amount.ts'
import { computeFees, type Arithmetic, type FeeBearer } from '#domain/ledger/arithmetic.ts'
import type { Settings } from '#domain/settings/index.ts'
import { minor } from '#platform/money/money.ts'

export type Example = {
  title: string
  note: string
  /** The same sum in the calculator. */
  to: string
  basisPoints: number
  sum: Arithmetic
}

type ExampleRules = FeeRules & Pick<Settings, 'servicePriceMinMinor' | 'servicePriceMaxMinor'>
type Drawn = { title: string; note: string; priceMinor: number; bearer: FeeBearer; seller: SellerCase }

const drawn: Drawn[] = [
  { title: 'A small job', note: 'the seller bears the fee', priceMinor: 4_500, bearer: 'seller', seller: {} },
  { title: 'A month of work', note: 'the fee is halved', priceMinor: 240_000, bearer: 'half', seller: {} },
  {
    title: 'With PRO',
    note: 'a lower commission',
    priceMinor: 86_000,
    bearer: 'seller',
    seller: { hasPro: true },
  },
  {
    title: 'A client of your own',
    note: 'you brought them',
    priceMinor: 120_000,
    bearer: 'seller',
    seller: { ownLink: true },
  },
]

/** A few prices worked out under the rules in force, to be shown where works will stand. */
export function computeExamples(rules: ExampleRules): Example[] {
  return drawn.map(({ title, note, priceMinor, bearer, seller }) => {
    const price = minor(clampMinor(priceMinor, rules.servicePriceMinMinor, rules.servicePriceMaxMinor))
    const terms = feeTermsFor(rules, seller)
    const query = new URLSearchParams({ price: typedText(price, rules.currency), bearer })
    if (seller.hasPro) query.set('pro', 'on')
    if (seller.ownLink) query.set('ownLink', 'on')
    return {
      title,
      note,
      to: `/pricing?${query}`,
      basisPoints: terms.commissionBasisPoints,
      sum: computeFees(price, terms, bearer),
    }
  })
}

/** The deal that the steps walk through. */
export function exampleDeal(rules: ExampleRules): Arithmetic {
  const price = minor(clampMinor(34_000, rules.servicePriceMinMinor, rules.servicePriceMaxMinor))
  return computeFees(price, feeTermsFor(rules), 'seller')
}
