import { settingText } from '#app/shared/figures/setting-text.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { feeTermsFor } from '#domain/ledger/fee-terms.ts'
import { definitions, isFee, type Settings } from '#domain/settings/definitions.ts'
import type { SettingKey } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { add, minor } from '#platform/money/money.ts'

const EXAMPLE_MINOR = 10_000

/** What a change would do: each rule before and after, one deal worked out by both, and from when. */
export function effectOf(before: Settings, after: Settings, keys: readonly SettingKey[], now: Date) {
  const { currency } = before
  const changes = keys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({
      key,
      label: definitions[key].label,
      from: settingText(definitions[key].unit, before[key], currency),
      to: settingText(definitions[key].unit, after[key], currency),
    }))
  const hasNotice = changes.some(({ key }) => definitions[key].nature === 'rule')
  const noticeDays = hasNotice ? before.ruleNoticeDays : 0
  return {
    changes,
    appliesAt: addDays(now, noticeDays),
    noticeDays,
    isTold: changes.some(({ key }) => isFee(key)),
    exampleMinor: EXAMPLE_MINOR,
    deals: [
      { name: 'A deal', ...bothWays(before, after, {}) },
      { name: 'A deal of a PRO seller', ...bothWays(before, after, { hasPro: true }) },
    ],
    clearing: { before: before.clearingDays, after: after.clearingDays },
  }
}

export type Effect = ReturnType<typeof effectOf> & { dealsUnderWay: number }

function bothWays(before: Settings, after: Settings, seller: { hasPro?: boolean }) {
  const sums = (settings: Settings) => {
    const { buyerPays, sellerGets, commission, serviceFee } = computeFees(
      minor(EXAMPLE_MINOR),
      feeTermsFor(settings, seller),
      'seller',
    )
    return { buyerPays, sellerGets, marketplaceKeeps: add(commission, serviceFee) }
  }
  return { before: sums(before), after: sums(after) }
}
