import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { ServiceFigures, ServiceRow } from '#domain/analytics/index.ts'
import { clickThroughOf, conversionOf, percentText, shareChange } from '../analytics/click-through.ts'

type Cell = { value: string; change: string; isBest: boolean }
export type CompareRow = { name: string; cells: Cell[] }

type Measure = {
  name: string
  of: (figures: ServiceFigures) => number | null
  text: (value: number | null) => string
  change: (now: number | null, before: number | null) => string
}

const figure = new Intl.NumberFormat('en')
const count = (name: string, of: (figures: ServiceFigures) => number): Measure => ({
  name,
  of,
  text: (value) => figure.format(value ?? 0),
  change: (now, before) => changeInWords(now ?? 0, before ?? 0),
})
const share = (name: string, of: Measure['of']): Measure => ({
  name,
  of,
  text: percentText,
  change: shareChange,
})

const measuresIn = (currency: string): Measure[] => [
  count('Seen in lists', ({ impressions }) => impressions),
  count('Opened', ({ views }) => views),
  share('Opened of those who saw it', clickThroughOf),
  count('Favourites', ({ favourites }) => favourites),
  count('Orders', ({ orders }) => orders),
  share('Orders of a hundred who opened it', conversionOf),
  {
    name: 'Earned, before fees',
    of: ({ earnedMinor }) => Number(earnedMinor),
    text: (value) => formatMoney(value ?? 0, currency),
    change: (_now, before) => `${formatMoney(before ?? 0, currency)} before`,
  },
  {
    name: 'Earned for each hundred who opened it',
    of: ({ earnedMinor, views }) => (views > 0 ? Math.round((Number(earnedMinor) / views) * 100) : null),
    text: (value) => (value === null ? '–' : formatMoney(value, currency)),
    change: (_now, before) =>
      before === null ? 'nothing to compare with' : `${formatMoney(before, currency)} before`,
  },
]

/** A row a measure, a cell a service; the best of each is marked where they differ. */
export function compareRows(services: readonly ServiceRow[], currency: string): CompareRow[] {
  return measuresIn(currency).map(({ name, of, text, change }) => {
    const values = services.map(({ now }) => of(now))
    const best = Math.max(...values.map((value) => value ?? -1))
    const differ = new Set(values).size > 1
    return {
      name,
      cells: services.map(({ now, before }) => ({
        value: text(of(now)),
        change: change(of(now), of(before)),
        isBest: differ && of(now) === best,
      })),
    }
  })
}
