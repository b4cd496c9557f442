import { ColumnChart } from '#app/ui/figures/chart/column-chart.tsx'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { formatTick, formatUnit, type Panel } from './panel.ts'

export type ChartWords = { pointName: string; nowName: string; beforeName: string; currency: string }

/** The chart of a figure with its table, columns for sums and lines for rates. */
export function PanelChart({ panel, words }: { panel: Panel; words: ChartWords }) {
  const { unit, points, shape, title, aim } = panel
  const { currency, ...names } = words
  const props = {
    ...names,
    points,
    label: `${title}, ${words.nowName} and ${words.beforeName}`,
    format: (value: number) => formatUnit(value, unit, currency),
    formatTick: (value: number) => formatTick(value, unit, currency),
  }
  if (shape === 'columns') return <ColumnChart {...props} />
  const most = aim ? { most: unit === 'stars' ? 5 : 100 } : {}
  return <LineChart {...props} {...most} aim={aim} />
}

/** A figure, how it changed, and its chart. */
export function PanelView({ panel, words }: { panel: Panel; words: ChartWords }) {
  return (
    <section className="stats-fig" aria-labelledby={panel.id}>
      <header>
        <h3 id={panel.id}>{panel.title}</h3>
        <p className="stats-value">{panel.value}</p>
        <p className={`stats-change ${panel.tone ?? 'soft'}`}>{panel.change}</p>
      </header>
      <PanelChart panel={panel} words={words} />
      <p className="small soft">{panel.note}</p>
    </section>
  )
}
