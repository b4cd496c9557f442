import { computeFees, type FeeTerms } from '#domain/ledger/arithmetic.ts'
import { type Share, shareOut } from '#domain/teams/share-out.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { exactSplit } from './exact-parts.ts'

export type SplitTerms = { terms: FeeTerms; currency: string }

/** What is released, what the marketplace keeps, and who gets what of the rest: by the arithmetic that posts it. */
export function splitOf(
  { terms, currency }: SplitTerms,
  released: Minor,
  shares: readonly Share[],
  ownerId: string,
) {
  const { commission, sellerGets } = computeFees(released, terms, 'seller')
  const text = (amount: Minor) => formatMoney(amount, currency)
  const exact = exactSplit(sellerGets, shares, currency)
  return {
    released: text(released),
    commission: text(commission),
    shared: text(sellerGets),
    parts: shareOut(sellerGets, shares, ownerId).map(({ memberId, amount }, place) => ({
      memberId,
      amount: text(amount),
      exactly: exact.parts[place] ?? '',
    })),
    /** What rounding left over, if it did: the owner has it among their part. */
    left: exact.left > 0n ? text(exact.left) : '',
  }
}
