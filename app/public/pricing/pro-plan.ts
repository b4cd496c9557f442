import { amount, days, percent, type NamedFigure } from '#app/shared/figures/figures.ts'
import { paysForItselfMinor } from '#domain/pro/saving-rules.ts'
import type { Settings } from '#domain/settings/index.ts'

type ProRules = Pick<
  Settings,
  | 'currency'
  | 'proMonthlyMinor'
  | 'proYearlyMinor'
  | 'proTrialDays'
  | 'proGraceDays'
  | 'sellerCommissionBasisPoints'
  | 'sellerCommissionProBasisPoints'
>

/** How much cheaper a year is than twelve months, in basis points. */
export function yearlySavingBasisPoints({ proMonthlyMinor, proYearlyMinor }: ProRules): number {
  const twelveMonths = proMonthlyMinor * 12
  return twelveMonths > proYearlyMinor
    ? Math.floor(((twelveMonths - proYearlyMinor) * 100) / twelveMonths) * 100
    : 0
}

export function proFigures(rules: ProRules): NamedFigure[] {
  const money = (minor: number) => amount(minor, rules.currency)
  const saving = yearlySavingBasisPoints(rules)
  const enough = paysForItselfMinor(rules)
  return [
    { name: 'A month', value: money(rules.proMonthlyMinor), note: 'from your balance, or a payment' },
    {
      name: 'A year',
      value: money(rules.proYearlyMinor),
      note: saving > 0 ? `${percent(saving)} less than twelve months` : 'once a year',
    },
    ...(rules.proTrialDays > 0 ? [{ name: 'Trial', value: days(rules.proTrialDays), note: 'once' }] : []),
    ...(enough === undefined
      ? []
      : [{ name: 'Pays for itself from', value: money(enough), note: 'of released work a month' }]),
  ]
}

/** The plan as the page tells of it. */
export function proPlan(rules: ProRules) {
  const ends =
    rules.proGraceDays > 0
      ? `Short of money at renewal, you have ${days(rules.proGraceDays)}; then`
      : 'When it ends'
  return {
    figures: proFigures(rules),
    words: `A lower commission, faster clearing, larger quotas, deeper analytics and a badge. ${ends} you are back on the free plan and lose nothing that you made.`,
  }
}
