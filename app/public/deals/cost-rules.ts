import { feeRules } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { CostRules } from './cost-of-deal.ts'

/** What a preview of a deal needs: with PRO's terms where whoever writes it has them and sells. */
export const costRules = (settings: Settings, hasPro: boolean): CostRules => ({
  ...feeRules(settings),
  hasPro,
  clearingDays: settings.clearingDays,
  clearingProDays: settings.clearingProDays,
})
