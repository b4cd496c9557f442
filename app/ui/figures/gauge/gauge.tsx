import type { ReactNode } from 'react'

type GaugeProps = {
  name: string
  /** What there is and what is needed, as people read them. */
  has: string
  needs: string
  /** Where both stand between the two ends, 0 to 100. */
  at: number
  need: number
  ends: readonly [string, string]
  isMet: boolean
  /** What is missing, or that nothing is. */
  children: ReactNode
}

/** A figure on a ruler with a brass mark where it should be. Drawn in SVG, so no inline styles. */
export function Gauge({ name, has, needs, at, need, ends, isMet, children }: GaugeProps) {
  const within = (place: number) => `${Math.min(100, Math.max(0, place))}%`
  return (
    <div className={isMet ? 'gauge is-met' : 'gauge'}>
      <h3>{name}</h3>
      <p className="gauge-has">
        <b>{has}</b> <span>needs {needs}</span>
      </p>
      <div className="gauge-scale" role="img" aria-label={`${name}: ${has}, needs ${needs}`}>
        <svg aria-hidden="true">
          <rect className="gauge-fill" y="22" width={within(at)} height="5" />
          <circle className="gauge-fill" cx={within(at)} cy="24.5" r="5" />
          <svg className="gauge-mark" x={within(need)} overflow="visible">
            <path d="M0 0V26" />
            <path className="gauge-stamp" d="M-3-1h6l4 4v6l-4 4h-6l-4-4v-6z" />
          </svg>
        </svg>
      </div>
      <p className="gauge-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <p className="gauge-what">{children}</p>
    </div>
  )
}
