import { moneyParts } from '#app/ui/money/format-money.ts'

/** `340.00`: an amount as programs read it. */
export function minorAsDecimal(minor: number, currency: string): string {
  return moneyParts(minor, currency, { symbol: 'plain' })
    .filter(({ type }) => type !== 'group')
    .map(({ value }) => value)
    .join('')
}
