import type { ServiceFigures } from '#domain/analytics/index.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Measure } from './read-asked.ts'

export const measureWords: Record<Measure, string> = {
  views: 'Views',
  impressions: 'Impressions',
  favourites: 'Favourites',
  orders: 'Orders',
  earned: 'Earned',
}

const figure = new Intl.NumberFormat('en')

/** A figure that can be drawn and compared: money in its smallest unit. */
export function amountOf(figures: ServiceFigures, measure: Measure): number {
  return measure === 'earned' ? Number(figures.earnedMinor) : figures[measure]
}

export function amountText(amount: number, measure: Measure, currency: string): string {
  return measure === 'earned' ? formatMoney(amount, currency, { trim: true }) : figure.format(amount)
}
