import { feeRules } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { CostRules } from './cost-of-deal.ts'

/** What a preview of a deal needs: with PRO's terms where those in whose name it is sold have them. */
export const costRules = (settings: Settings, namesWithPro: readonly string[]): CostRules => ({
  ...feeRules(settings),
  namesWithPro,
  clearingDays: settings.clearingDays,
  clearingProDays: settings.clearingProDays,
})
