import type { DayFigures, PriceFigures } from '#domain/assistant/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'

/** Without cents where there are none. */
export const moneyWords = (amount: number, currency: string) =>
  formatMoney(minor(amount), currency).replace(/\.00$/, '')

/** How prices of a category lie, and where one's own stands among them. */
export function priceSentences(
  figures: PriceFigures,
  category: string,
  currency: string,
  own: { name: string; priceMinor: number } | undefined,
): string[] {
  const money = (amount: number) => moneyWords(amount, currency)
  const { count, lowMinor, highMinor, middle, least, most } = figures
  const half = `Half of ${count.toLocaleString('en')} like it in ${category} cost ${money(lowMinor)} to ${money(highMinor)}; the middle one ${money(middle)}.`
  if (!own || own.priceMinor <= 0) return [half]
  const { name, priceMinor } = own
  const standing =
    priceMinor < least
      ? 'less than any of them'
      : priceMinor < lowMinor
        ? 'less than three quarters of them'
        : priceMinor > most
          ? 'more than any of them'
          : priceMinor > highMinor
            ? 'more than three quarters of them'
            : 'among that half'
  return [half, `Your ${name} costs ${money(priceMinor)}: ${standing}.`]
}

export function daySentence({ count, low, high }: DayFigures): string {
  const days = (figure: number) => (figure === 1 ? '1 day' : `${figure} days`)
  return low === high
    ? `Half of ${count.toLocaleString('en')} like it take about ${days(low)}.`
    : `Half of ${count.toLocaleString('en')} like it take ${low} to ${days(high)}.`
}
