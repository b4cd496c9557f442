import type { DealBounds } from '#domain/deals/deal-input.ts'
import type { Settings } from '#domain/settings/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'

/** How large and how many milestones may be, as the marketplace has it now. */
export function boundsOf(settings: Settings): DealBounds {
  const { currency, milestoneMinMinor, milestoneMaxMinor, milestonesMost } = settings
  return {
    currency,
    milestoneMinMinor,
    milestoneMaxMinor,
    milestonesMost,
    least: formatMoney(minor(milestoneMinMinor), currency),
    most: formatMoney(minor(milestoneMaxMinor), currency),
  }
}
