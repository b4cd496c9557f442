import { formatMoney } from '#app/ui/money/format-money.ts'
import type { CarriedBrief } from '#domain/briefs/index.ts'

/** A brief as the first words to somebody. */
export function wordsOf({ title, description, ...brief }: CarriedBrief, currency: string): string {
  const { budgetMinMinor: low, budgetMaxMinor: high, wantedBy } = brief
  const money = (minor: number) => formatMoney(minor, currency, { trim: true })
  const budget =
    high === null
      ? low === null
        ? ''
        : `from ${money(low)}`
      : low === null || low === high
        ? `up to ${money(high)}`
        : `${money(low)} to ${money(high)}`
  const facts = [budget ? `Budget: ${budget}` : '', wantedBy ? `Wanted by: ${wantedBy}` : ''].filter(Boolean)
  return [title, description, facts.join('\n')].filter(Boolean).join('\n\n')
}
