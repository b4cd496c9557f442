import type { Settings } from '#domain/settings/index.ts'
import type { FeeTerms } from './arithmetic.ts'

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
