import { ChartTable, type ChartPoint } from './chart-table.tsx'
import { round } from './scale.ts'

type BarChartProps = {
  label: string
  points: readonly ChartPoint[]
  nowName: string
  beforeName?: string | undefined
  format: (value: number) => string
  pointName: string
}

/** How far the longest bar goes, in percent; the rest is for its figure. */
const longest = 78

/** Lying bars, the period before as a thin one under each. */
export function BarChart(props: BarChartProps) {
  const { label, points, format } = props
  const largest = Math.max(1, ...points.flatMap((point) => [point.now ?? 0, point.before ?? 0]))
  // Names stand in the middle of their rows, and so do bars that are alone.
  const height = points.some(({ before }) => before != null) ? 38 : 26
  const lengthOf = (value: number) => `${round((Math.max(0, value) / largest) * longest)}%`
  return (
    <figure className="chart">
      <div className="chart-bars" role="img" aria-label={label}>
        {points.map((point) => (
          <div key={point.name}>
            <span>{point.name}</span>
            <svg height={height} aria-hidden="true">
              <rect className="chart-bar" y="6" width={lengthOf(point.now ?? 0)} height="14" />
              {point.before == null ? null : (
                <rect className="chart-bar-was" y="23" width={lengthOf(point.before)} height="4" />
              )}
              <text className="chart-lab" x={lengthOf(point.now ?? 0)} dx="6" y="18">
                {point.now === null ? '–' : format(point.now)}
              </text>
            </svg>
          </div>
        ))}
      </div>
      <ChartTable {...props} />
    </figure>
  )
}
