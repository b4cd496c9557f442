import type { Drawn } from '../brief-view.ts'

/** How long such work takes, on a ruler, with the days of the brief marked. */
export function DaysRuler({ drawn }: { drawn: Drawn }) {
  const { edges, low, high, words } = drawn
  const last = edges.length - 1
  const named = [0, Math.round(last / 3), Math.round((last * 2) / 3), last]
  return (
    <div className="chart days" role="img" aria-label={words}>
      <svg width="100%" height={44} aria-hidden="true">
        {edges.map((edge, at) => (
          <line
            key={`${at} ${edge}`}
            className="days-tick"
            x1={`${(at / last) * 100}%`}
            x2={`${(at / last) * 100}%`}
            y1={10}
            y2={16}
          />
        ))}
        <rect
          className="dist-in"
          x={`${low * 100}%`}
          width={`${Math.max(0.5, (high - low) * 100)}%`}
          y={8}
          height={8}
        />
        <line className="chart-axis" x2="100%" y1={16} y2={16} />
        {[...new Set(named)].map((at) => (
          <text
            key={at}
            x={`${(at / last) * 100}%`}
            y={36}
            textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
          >
            {at === last ? `${edges[at]} days` : edges[at]}
          </text>
        ))}
      </svg>
    </div>
  )
}
