import type { Drawn } from '../brief-view.ts'

const TOP = 26
const BOTTOM = 146
const HEIGHT = 176
/** Every so many edges are named, so that no two meet. */
const NAMED_MOST = 6

type PriceChartProps = {
  drawn: Drawn
  /** The range is not known yet: only what was counted is drawn. */
  isBare?: boolean | undefined
}

/** True prices as columns, the range of the brief marked on them. Across in percent and down in pixels, as all charts. */
export function PriceChart({ drawn, isBare = false }: PriceChartProps) {
  const { bars, edges, low, high, middle, middleWords, words } = drawn
  const room = 100 / Math.max(1, bars.length)
  const step = Math.ceil(edges.length / NAMED_MOST)
  return (
    <div className="chart dist" role="img" aria-label={words}>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {bars.map((bar, at) => (
          <rect
            key={`${at} ${bar}`}
            className={
              !isBare && isInside(at / bars.length, (at + 1) / bars.length, drawn) ? 'dist-in' : 'dist-out'
            }
            x={`${at * room + room * 0.04}%`}
            width={`${room * 0.92}%`}
            y={BOTTOM - bar * (BOTTOM - TOP)}
            height={bar * (BOTTOM - TOP)}
          />
        ))}
        <line className="chart-axis" x2="100%" y1={BOTTOM} y2={BOTTOM} />
        {edges.map((edge, at) =>
          at % step === 0 ? (
            <text
              key={`${at} ${edge}`}
              className={(at / step) % 2 ? 'chart-extra' : undefined}
              x={`${at * room}%`}
              y={BOTTOM + 20}
              textAnchor={at === 0 ? 'start' : at === edges.length - 1 ? 'end' : 'middle'}
            >
              {edge}
            </text>
          ) : null,
        )}
        {isBare ? null : (
          <>
            <line
              className="dist-middle"
              x1={`${middle * 100}%`}
              x2={`${middle * 100}%`}
              y1={18}
              y2={BOTTOM}
            />
            <text
              className="chart-lab"
              x={`${middle * 100}%`}
              y={12}
              textAnchor={middle < 0.15 ? 'start' : middle > 0.85 ? 'end' : 'middle'}
            >
              {middleWords}
            </text>
            <circle className="dist-knob" cx={`${low * 100}%`} cy={BOTTOM} r={6} />
            <circle className="dist-knob" cx={`${high * 100}%`} cy={BOTTOM} r={6} />
          </>
        )}
      </svg>
    </div>
  )
}

const isInside = (from: number, to: number, { low, high }: Drawn) => from < high && low < to
