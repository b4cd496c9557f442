import { feeTermsFor, type SellerCase } from '#domain/ledger/fee-terms.ts'
import type { FeeTerms } from '#domain/ledger/arithmetic.ts'
import type { Settings } from '#domain/settings/definitions.ts'

/** Every rule that a deal keeps as it was when it began, whatever the marketplace decides later. */
export type DealRules = FeeTerms & {
  autoAcceptDays: number
  proposedExpiresDays: number
  unfundedExpiresDays: number
  requirementReminderDays: number
  requirementCancelDays: number
  freeCancellationHours: number
  lateCancellationHours: number
  cancellationAnswerHours: number
  claimWindowDays: number
  disputeAnswerHours: number
  disputeSettleDays: number
  disputeDecisionWorkingDays: number
  clearingDays: number
  reviewWindowDays: number
  /** Not in deals that began before it was kept. */
  appealDays?: number
  /** Not in deals that began before it was kept. */
  milestonesMost?: number
  /** What holds in the place of a link's lower commission when the two turn out to have had a deal before. */
  withoutLink?: FeeTerms
  /** What holds instead if the seller has PRO on the day the deal is accepted. */
  withPro?: FeeTerms & { clearingDays: number; usualCommissionBasisPoints: number; withoutLink?: FeeTerms }
  /** The commission that PRO has spared the seller: what it would have been without. */
  usualCommissionBasisPoints?: number
}

type RulesCase = SellerCase & {
  /** Agreed between the two; otherwise as long as the marketplace gives this kind of deal. */
  autoAcceptDays?: number | undefined
  isService?: boolean
}

export function dealRulesFrom(settings: Settings, given: RulesCase = {}): DealRules {
  return {
    ...feeTermsFor(settings, given),
    autoAcceptDays:
      given.autoAcceptDays ??
      (given.isService ? settings.autoAcceptServiceDays : settings.autoAcceptDealDays),
    proposedExpiresDays: settings.proposedDealExpiresDays,
    unfundedExpiresDays: settings.unfundedDealExpiresDays,
    requirementReminderDays: settings.requirementReminderDays,
    requirementCancelDays: settings.requirementCancelDays,
    freeCancellationHours: settings.freeCancellationHours,
    lateCancellationHours: settings.lateCancellationHours,
    cancellationAnswerHours: settings.cancellationAnswerHours,
    claimWindowDays: settings.claimWindowDays,
    disputeAnswerHours: settings.disputeAnswerHours,
    disputeSettleDays: settings.disputeSettleDays,
    disputeDecisionWorkingDays: settings.disputeDecisionWorkingDays,
    clearingDays: given.hasPro ? settings.clearingProDays : settings.clearingDays,
    reviewWindowDays: settings.reviewWindowDays,
    appealDays: settings.appealDays,
    milestonesMost: settings.milestonesMost,
    ...(given.ownLink ? { withoutLink: feeTermsFor(settings, { ...given, ownLink: false }) } : {}),
    ...(given.hasPro
      ? {
          usualCommissionBasisPoints: feeTermsFor(settings, { ...given, hasPro: false })
            .commissionBasisPoints,
        }
      : {}),
  }
}

/** The rules of a deal that is not accepted yet: whether its seller has PRO is asked on the day it is. */
export function proposedRules(settings: Settings, given: Omit<RulesCase, 'hasPro'> = {}): DealRules {
  const usual = dealRulesFrom(settings, given)
  const { clearingDays, withoutLink, ...rest } = dealRulesFrom(settings, { ...given, hasPro: true })
  return {
    ...usual,
    withPro: {
      commissionBasisPoints: rest.commissionBasisPoints,
      minimumCommissionMinor: rest.minimumCommissionMinor,
      buyerServiceFeeBasisPoints: rest.buyerServiceFeeBasisPoints,
      clearingDays,
      usualCommissionBasisPoints: usual.commissionBasisPoints,
      ...(withoutLink ? { withoutLink } : {}),
    },
  }
}
