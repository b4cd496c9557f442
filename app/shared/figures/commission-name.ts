import type { FeeTerms } from '#domain/ledger/arithmetic.ts'
import { minor, share, type Minor } from '#platform/money/money.ts'
import { percent } from './figures.ts'

/** The commission as a row of a sum names it: by its rate, or as the least one where that is what applies. */
export function commissionName(price: Minor, terms: FeeTerms): string {
  const isLeast = share(price, terms.commissionBasisPoints) < minor(terms.minimumCommissionMinor)
  return isLeast ? 'Least commission' : `Seller commission, ${percent(terms.commissionBasisPoints)}`
}
