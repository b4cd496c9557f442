import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { toneOf } from './figures.tsx'
import type { Compared } from './compared.ts'
import type { DealsCompared } from './load-deal-figures.ts'

const figure = new Intl.NumberFormat('en')

/** What was agreed, paid, kept and argued about. */
export function DealFigures({ deals, currency }: { deals: DealsCompared; currency: string }) {
  const money = (minor: number) => formatMoney(minor, currency, { trim: true })
  const lines = ({ days, daysBefore }: Compared) => ({ now: days, before: daysBefore })
  const count = (name: string, compared: Compared, rising: 'ok' | 'bad') => ({
    name,
    value: figure.format(compared.now),
    change: changeInWords(compared.now, compared.before),
    tone: toneOf(compared, rising),
    ...lines(compared),
  })
  const sum = (name: string, compared: Compared) => ({
    name,
    value: money(compared.now),
    change: `${money(compared.before)} before`,
    tone: toneOf(compared, 'ok'),
    ...lines(compared),
  })
  return (
    <Kpis
      kpis={[
        count('Deals proposed', deals.proposed, 'ok'),
        count('Deals completed', deals.completed, 'ok'),
        sum('Volume, paid into escrow', deals.volumeMinor),
        sum('Kept by the marketplace', deals.revenueMinor),
        count('Disputes opened', deals.disputed, 'bad'),
      ]}
    />
  )
}
