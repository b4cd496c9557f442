import { settingText } from '#app/shared/figures/setting-text.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { feeTermsFor } from '#domain/ledger/fee-terms.ts'
import { definitions, isFee, type Settings } from '#domain/settings/definitions.ts'
import type { SettingKey } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { add, minor } from '#platform/money/money.ts'

const EXAMPLE_MINOR = 10_000

/** The settings in force at the moment of looking: by their notice it is announced, and what only goes back to them waits for none. */
type Today = { now: Date; today: Settings }

/**
 * What a change would do: each rule before and after, one deal worked out by both, and from when. `before` is what holds once all that is
 * announced applies.
 */
export function effectOf(
  before: Settings,
  after: Settings,
  keys: readonly SettingKey[],
  { now, today }: Today,
) {
  const { currency } = before
  const changes = keys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({
      key,
      label: definitions[key].label,
      from: settingText(definitions[key].unit, before[key], currency),
      to: settingText(definitions[key].unit, after[key], currency),
    }))
  const isAnnounced = (key: SettingKey) => definitions[key].nature === 'rule' && after[key] !== today[key]
  const noticeDays = changes.some(({ key }) => isAnnounced(key)) ? today.ruleNoticeDays : 0
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
