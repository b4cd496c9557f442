import type { ReactNode } from 'react'

type RulerMark = { at: number; text: string }

type RulerProps = {
  /** How much has gone, 0 to 100. */
  at: number
  /** What the pin says: what is left. */
  left: string
  start: ReactNode
  end: ReactNode
  /** Between start and end, where there is room. */
  marks?: readonly RulerMark[] | undefined
  /** It is yours to act, and it is close. */
  late?: boolean | undefined
  /** The whole of it in a sentence, for those who do not see it. */
  label: string
}

/** A clock drawn as a ruler: what has gone, and a pin that says what is left. Drawn in SVG, so no inline styles. */
export function Ruler({ at, left, start, end, marks = [], late, label }: RulerProps) {
  const gone = `${Math.min(100, Math.max(0, at))}%`
  return (
    <div className={late ? 'ruler is-late' : 'ruler'} role="img" aria-label={label}>
      <div className="ruler-ticks" />
      <svg aria-hidden="true">
        <text className="ruler-pin" x={gone} y="14" textAnchor={anchorAt(at)}>
          {left}
        </text>
        <rect y="45" width={gone} height="5" />
        <line x1={gone} x2={gone} y1="22" y2="50" />
        <circle cx={gone} cy="23" r="5" />
        {marks.map((mark) => (
          <text key={mark.at} className="ruler-mark" x={`${mark.at}%`} y="70" textAnchor="middle">
            {mark.text}
          </text>
        ))}
      </svg>
      <div className="ruler-ends">
        <span>{start}</span>
        <span>{end}</span>
      </div>
    </div>
  )
}

/** Near an edge the pin's words lean inwards, so that they are not cut. */
function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 20) return 'start'
  return at > 80 ? 'end' : 'middle'
}
