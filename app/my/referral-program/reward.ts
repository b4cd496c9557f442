import { feeRules, feeTermsFor, type FeeRules } from '#domain/ledger/fee-terms.ts'
import { clampMinor, readAmount, typedText } from '#app/shared/figures/typed-amount.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import type { Settings } from '#domain/settings/index.ts'
import { minor, share, type Minor } from '#platform/money/money.ts'

export type ReferralRules = FeeRules &
  Pick<
    Settings,
    | 'milestoneMinMinor'
    | 'milestoneMaxMinor'
    | 'referralShareBasisPoints'
    | 'referralMonths'
    | 'referralCookieDays'
    | 'claimWindowDays'
  >

export function referralRules(settings: Settings): ReferralRules {
  return {
    ...feeRules(settings),
    milestoneMinMinor: settings.milestoneMinMinor,
    milestoneMaxMinor: settings.milestoneMaxMinor,
    referralShareBasisPoints: settings.referralShareBasisPoints,
    referralMonths: settings.referralMonths,
    referralCookieDays: settings.referralCookieDays,
    claimWindowDays: settings.claimWindowDays,
  }
}

/** What was asked, as typed: what the invited person sells for in a month, and whether they have PRO. */
export type Invited = { sales: string; pro: boolean }

export function asksForReward(query: URLSearchParams): boolean {
  return Boolean(query.get('sales')) || query.has('pro')
}

export function readInvited(query: URLSearchParams, rules: ReferralRules): Invited {
  const usual = minor(clampMinor(100_000, rules.milestoneMinMinor, rules.milestoneMaxMinor))
  return {
    sales: query.get('sales')?.slice(0, 20) || typedText(usual, rules.currency),
    pro: query.has('pro'),
  }
}

export type Reward = {
  salesError: string | undefined
  commissionBasisPoints: number
  worked: { sales: Minor; commission: Minor; monthly: Minor; whole: Minor } | undefined
}

/** The reward is a share of the commission, worked out as one deal a month. */
export function computeReward({ sales: typed, pro }: Invited, rules: ReferralRules): Reward {
  const sales = readAmount(typed, {
    name: 'What they earn',
    currency: rules.currency,
    fromMinor: rules.milestoneMinMinor,
    toMinor: rules.milestoneMaxMinor,
  })
  const terms = feeTermsFor(rules, { hasPro: pro })
  const base = { salesError: sales.error, commissionBasisPoints: terms.commissionBasisPoints }
  if (sales.value === undefined) return { ...base, worked: undefined }
  const { commission } = computeFees(sales.value, terms, 'seller')
  const monthly = share(commission, rules.referralShareBasisPoints)
  const whole = minor(monthly * BigInt(rules.referralMonths))
  return { ...base, worked: { sales: sales.value, commission, monthly, whole } }
}
