import type { FeeTerms } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { minor, share, type Minor } from '#platform/money/money.ts'
import { percent } from './figures.ts'

export type FeeRules = Pick<
  Settings,
  | 'currency'
  | 'sellerCommissionBasisPoints'
  | 'sellerCommissionProBasisPoints'
  | 'ownLinkCommissionBasisPoints'
  | 'minimumCommissionMinor'
  | 'buyerServiceFeeBasisPoints'
>

export type SellerCase = { hasPro?: boolean; ownLink?: boolean }

/** The commission of a seller; one who brings the buyer never gives more than without bringing them. */
export function commissionOf(rules: FeeRules, { hasPro = false, ownLink = false }: SellerCase): number {
  const usual = hasPro ? rules.sellerCommissionProBasisPoints : rules.sellerCommissionBasisPoints
  return ownLink ? Math.min(usual, rules.ownLinkCommissionBasisPoints) : usual
}

export function feeTermsFor(rules: FeeRules, seller: SellerCase = {}): FeeTerms {
  return {
    commissionBasisPoints: commissionOf(rules, seller),
    minimumCommissionMinor: rules.minimumCommissionMinor,
    buyerServiceFeeBasisPoints: rules.buyerServiceFeeBasisPoints,
  }
}

/** What a calculator in the browser needs of the settings, and no more. */
export function feeRules(settings: Settings): FeeRules {
  return {
    currency: settings.currency,
    sellerCommissionBasisPoints: settings.sellerCommissionBasisPoints,
    sellerCommissionProBasisPoints: settings.sellerCommissionProBasisPoints,
    ownLinkCommissionBasisPoints: settings.ownLinkCommissionBasisPoints,
    minimumCommissionMinor: settings.minimumCommissionMinor,
    buyerServiceFeeBasisPoints: settings.buyerServiceFeeBasisPoints,
  }
}

/** The commission as a row of a sum names it: by its rate, or as the least one where that is what applies. */
export function commissionName(price: Minor, terms: FeeTerms): string {
  const isLeast = share(price, terms.commissionBasisPoints) < minor(terms.minimumCommissionMinor)
  return isLeast ? 'Least commission' : `Commission, ${percent(terms.commissionBasisPoints)}`
}
