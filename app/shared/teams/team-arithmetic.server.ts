import type { Settings } from '#domain/settings/index.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { feeTermsFor } from '#domain/ledger/fee-terms.ts'
import { type Share, shareOut } from '#domain/teams/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'

/** What is released, what the marketplace keeps, and who gets what of the rest: by the arithmetic that posts it. */
export function splitOf(settings: Settings, released: Minor, shares: readonly Share[], ownerId: string) {
  const { commission, sellerGets } = computeFees(released, feeTermsFor(settings), 'seller')
  const text = (amount: Minor) => formatMoney(amount, settings.currency)
  return {
    released: text(released),
    commission: text(commission),
    shared: text(sellerGets),
    parts: shareOut(sellerGets, shares, ownerId).map(({ memberId, amount }) => ({
      memberId,
      amount: text(amount),
    })),
  }
}
