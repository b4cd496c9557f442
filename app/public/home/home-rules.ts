import { inDays } from '#app/shared/figures/figures.ts'
import { feeRules, type FeeRules } from '#domain/ledger/fee-terms.ts'
import type { Settings } from '#domain/settings/index.ts'

const shown = [
  'autoAcceptServiceDays',
  'claimWindowDays',
  'clearingDays',
  'freeCancellationHours',
  'lateCancellationHours',
  'reviewWindowDays',
  'ruleNoticeDays',
  'payoutDecisionWorkingDays',
] as const

/** The rules that the home page speaks of. */
export type HomeRules = FeeRules &
  Pick<Settings, (typeof shown)[number]> & {
    /** How much sooner money clears with PRO. */
    withPro: string
  }

export function homeRules(settings: Settings): HomeRules {
  const figures = Object.fromEntries(shown.map((key) => [key, settings[key]])) as Pick<
    Settings,
    (typeof shown)[number]
  >
  const withPro = `, with PRO ${inDays(settings.clearingProDays)}`
  return { ...feeRules(settings), ...figures, withPro }
}
