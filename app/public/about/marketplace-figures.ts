import { amount, counted, type NamedFigure } from '#app/shared/figures/figures.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { dateText } from '#app/ui/time/relative-time.ts'
import type { MarketplaceFigures } from '#domain/analytics/index.ts'

/** What is in the marketplace today; one that has just opened says nothing of its size. */
export function figuresOf(
  { services, sellers, members, completedDeals, heldMinor, countedAt }: MarketplaceFigures,
  currency: string,
): NamedFigure[] {
  if (services === 0) return []
  return [
    { name: 'Services on show', value: formatCount(services), note: `by ${counted(sellers, 'seller')}` },
    { name: 'Members', value: formatCount(members), note: `counted on ${dateText(countedAt)}` },
    ...(completedDeals > 0
      ? [{ name: 'Deals completed', value: formatCount(completedDeals), note: 'since the hall opened' }]
      : []),
    ...(heldMinor > 0
      ? [{ name: 'Held in escrow', value: amount(heldMinor, currency), note: 'until the work is accepted' }]
      : []),
  ]
}
