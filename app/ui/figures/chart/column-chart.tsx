import { ChartTable, type ChartPoint } from './chart-table.tsx'
import { labelPlaces, niceTicks, round, textWidth } from './scale.ts'

type ColumnChartProps = {
  /** What is drawn, with its unit: `Earned a week, USD`. */
  label: string
  points: readonly ChartPoint[]
  nowName: string
  beforeName?: string | undefined
  format: (value: number) => string
  formatTick?: ((value: number) => string) | undefined
  pointName: string
}

const top = 12
const bottom = 176
const height = 208

/** Standing bars, the period before as a thin one beside each. Across in percent and down in pixels, as lines are. */
export function ColumnChart(props: ColumnChartProps) {
  const { label, points, nowName, beforeName, format, formatTick = format } = props
  const ticks = niceTicks(Math.max(0, ...points.flatMap(({ now, before }) => [now ?? 0, before ?? 0])))
  const y = (value: number) => round(bottom - (Math.max(0, value) / (ticks.at(-1) ?? 1)) * (bottom - top))
  const axisWidth = textWidth(ticks.map(formatTick))
  const room = 100 / Math.max(1, points.length)
  const bar = (value: number | null | undefined, left: number, width: number, className: string) =>
    value ? (
      <rect
        className={className}
        x={`${round(left * 100) / 100}%`}
        width={`${round(width * 100) / 100}%`}
        y={y(value)}
        height={round(bottom - y(value))}
      />
    ) : null
  return (
    <figure className="chart">
      <p className="chart-legend" aria-hidden="true">
        <span className="chart-key chart-key-bar">{nowName}</span>
        {beforeName ? <span className="chart-key chart-key-was chart-key-bar">{beforeName}</span> : null}
      </p>
      <div className="chart-drawn" role="img" aria-label={label}>
        <svg width={axisWidth} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x={axisWidth - 10} y={y(tick) + 4} textAnchor="end">
              {formatTick(tick)}
            </text>
          ))}
        </svg>
        <svg className="chart-plot" height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? 'chart-axis' : 'chart-grid'}
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          {points.map((point, index) => (
            <g key={point.name}>
              {bar(point.before, index * room + room * 0.12, room * 0.22, 'chart-bar-was')}
              {bar(point.now, index * room + room * 0.36, room * 0.5, 'chart-bar')}
            </g>
          ))}
          <ColumnNames points={points} room={room} />
        </svg>
      </div>
      <ChartTable {...props} />
    </figure>
  )
}

/** Every second name gives way on a phone. */
function ColumnNames({ points, room }: { points: readonly ChartPoint[]; room: number }) {
  const places = labelPlaces(points.length, 5)
  return places.map((place, index) => (
    <text
      key={place}
      className={index % 2 ? 'chart-extra' : undefined}
      x={index === 0 ? '0' : index === places.length - 1 ? '100%' : `${round((place + 0.5) * room)}%`}
      y={height - 6}
      textAnchor={index === 0 ? 'start' : index === places.length - 1 ? 'end' : 'middle'}
    >
      {points[place]?.name}
    </text>
  ))
}
