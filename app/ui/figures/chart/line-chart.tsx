import { ChartTable, type ChartPoint } from './chart-table.tsx'
import { labelPlaces, linePath, niceTicks, niceTicksBetween, round, textWidth } from './scale.ts'

type LineChartProps = {
  /** What is drawn, with its unit: `Gross volume a day, USD`. */
  label: string
  points: readonly ChartPoint[]
  /** Names of the two lines. */
  nowName: string
  beforeName?: string | undefined
  /** How a value is written in full, and on the axis if it is written shorter there. */
  format: (value: number) => string
  formatTick?: ((value: number) => string) | undefined
  /** The head of the first column of the table: `Day`. */
  pointName: string
  /** What cannot be more, for values that lie close together far from zero; then the axis begins near them. */
  most?: number | undefined
  /** What is aimed at: a line across. */
  aim?: { value: number; label: string } | undefined
  /** How many names of points there is room for. */
  names?: number | undefined
}

/** With more points than these the marks would be a second line. */
const MARKED_MOST = 16

const top = 12
const bottom = 212
const height = 244

type Place = { x: number; y: number }

/**
 * This period as a solid line, the one before it dashed. Drawn on the server: across in percent and down in pixels,
 * so that it fills any width while its letters keep their size.
 */
export function LineChart(props: LineChartProps) {
  const { label, points, nowName, beforeName, format, formatTick = format, most, aim, names = 5 } = props
  const values = points.flatMap(({ now, before }) => [now ?? [], before ?? [], aim?.value ?? []].flat())
  const ticks =
    most !== undefined && values.length > 0
      ? niceTicksBetween(values, most)
      : niceTicks(Math.max(0, ...values))
  const [least = 0, largest = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) => round(bottom - ((value - least) / (largest - least || 1)) * (bottom - top))
  const x = (index: number) => round((index * 100) / Math.max(1, points.length - 1))
  const placesOf = (valueOf: (point: ChartPoint) => number | null | undefined) =>
    points.flatMap((point, index) => {
      const value = valueOf(point)
      return value == null ? [] : [{ x: x(index), y: y(value) }]
    })
  const [now, was] = [placesOf((point) => point.now), placesOf((point) => point.before)]
  const axisWidth = textWidth(ticks.map(formatTick))
  return (
    <figure className="chart">
      <Legend nowName={nowName} beforeName={beforeName} />
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
              className={tick === least ? 'chart-axis' : 'chart-grid'}
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          {aim ? (
            <>
              <line className="chart-aim" x2="100%" y1={y(aim.value)} y2={y(aim.value)} />
              <text x="4" y={y(aim.value) - 6}>
                {aim.label}
              </text>
            </>
          ) : null}
          <svg viewBox={`0 0 100 ${height}`} width="100%" height={height} preserveAspectRatio="none">
            <path className="chart-was" d={linePath(was)} />
            <path className="chart-now" d={linePath(now)} />
          </svg>
          {(now.length > MARKED_MOST ? now.slice(-1) : now).map((place) => (
            <circle key={place.x} cx={`${place.x}%`} cy={place.y} r="3" />
          ))}
          <PointLabels points={points} x={x} names={names} />
        </svg>
        <EndLabels
          now={now.at(-1)}
          was={was.at(-1)}
          nowValue={points.findLast((point) => point.now !== null)?.now}
          wasValue={points.findLast((point) => point.before != null)?.before}
          format={format}
        />
      </div>
      <ChartTable {...props} />
    </figure>
  )
}

function Legend({ nowName, beforeName }: { nowName: string; beforeName: string | undefined }) {
  return (
    <p className="chart-legend" aria-hidden="true">
      <span className="chart-key chart-key-now">{nowName}</span>
      {beforeName ? <span className="chart-key chart-key-was">{beforeName}</span> : null}
    </p>
  )
}

/** Every second label gives way on a phone. */
type PointLabelsProps = { points: readonly ChartPoint[]; x: (index: number) => number; names: number }

function PointLabels({ points, x, names }: PointLabelsProps) {
  const places = labelPlaces(points.length, names)
  const lastPlace = places.length - 1
  return places.map((place, index) => (
    <text
      key={place}
      className={index % 2 ? 'chart-extra' : undefined}
      x={`${x(place)}%`}
      y={height - 6}
      textAnchor={index === 0 ? 'start' : index === lastPlace ? 'end' : 'middle'}
    >
      {points[place]?.name}
    </text>
  ))
}

type EndLabelsProps = {
  now: Place | undefined
  was: Place | undefined
  nowValue: number | null | undefined
  wasValue: number | null | undefined
  format: (value: number) => string
}

/** The latest figures stand at the ends of their lines; pushed apart when the lines end close together. */
function EndLabels({ now, was, nowValue, wasValue, format }: EndLabelsProps) {
  if (!now || nowValue == null) return null
  const words = wasValue == null ? [format(nowValue)] : [format(nowValue), format(wasValue)]
  const near = was ? Math.abs(was.y - now.y) < 18 : false
  const push = near && was ? (was.y >= now.y ? 9 : -9) : 0
  return (
    <svg width={textWidth(words)} height={height} aria-hidden="true">
      <text className="chart-lab" x="10" y={now.y - push + 4}>
        {words[0]}
      </text>
      {was && words[1] ? (
        <text x="10" y={was.y + push + 4}>
          {words[1]}
        </text>
      ) : null}
    </svg>
  )
}
