import { computeFees, type FeeBearer, type FeeTerms } from '#domain/ledger/arithmetic.ts'
import type { Settings } from '#domain/settings/definitions.ts'
import { type Minor, subtract } from '#platform/money/money.ts'

/** What a seller earned of a milestone, and the terms by which its commission was posted. */
export type EarnedBy = {
  earnedMinor: Minor
  feeBearer: FeeBearer
  rules: FeeTerms & { usualCommissionBasisPoints?: number }
}

const given = ({ earnedMinor, feeBearer, rules }: EarnedBy, commissionBasisPoints: number): Minor =>
  computeFees(earnedMinor, { ...rules, commissionBasisPoints }, feeBearer).commissionBorneBySeller

/** What a seller gave, and what they would have given with PRO: by the function that posted it. */
export function compareWithPro(earned: EarnedBy, proBasisPoints: number) {
  const { commissionBasisPoints } = earned.rules
  const gave = given(earned, commissionBasisPoints)
  // On a deal of their own link they may give less already.
  const withPro = given(earned, Math.min(commissionBasisPoints, proBasisPoints))
  return { gave, withPro, kept: subtract(gave, withPro) }
}

/** What PRO has kept for a seller who had it when the deal began. */
export function keptByPro(earned: EarnedBy): Minor {
  const { commissionBasisPoints, usualCommissionBasisPoints = commissionBasisPoints } = earned.rules
  return subtract(given(earned, usualCommissionBasisPoints), given(earned, commissionBasisPoints))
}

type Rates = Pick<
  Settings,
  'proMonthlyMinor' | 'sellerCommissionBasisPoints' | 'sellerCommissionProBasisPoints'
>

/** From how much released work a month the lower commission pays for the plan; none where it is not lower. */
export function paysForItselfMinor(rules: Rates): number | undefined {
  const saved = rules.sellerCommissionBasisPoints - rules.sellerCommissionProBasisPoints
  return saved > 0 ? Math.ceil((rules.proMonthlyMinor * 10_000) / saved) : undefined
}
