import { useId, type ReactNode } from 'react'

export type Windows = {
  count: number
  /** Width of one window, height of its light, and the step from one to the next, in a drawing 1280 wide. */
  width: number
  height: number
  gap: number
  /** Where the first one begins. */
  from: number
  /** Height of the drawing. */
  drawn?: number | undefined
}

/** The light of the home page; a page may pass its own. */
const tallWindows: Windows = { count: 4, width: 196, height: 980, gap: 352, from: 150 }
/** For a low band, such as a category's head. */
export const lowWindows: Windows = { count: 4, width: 128, height: 640, gap: 216, from: 640, drawn: 420 }
/** For the first task of a page. */
export const taskWindows: Windows = { count: 4, width: 190, height: 900, gap: 330, from: 300, drawn: 520 }

const crossbars = [0.5, 1.15, 1.8, 2.45, 3.1, 3.75]

/** A wall with window light: at most once a page, behind the one place that matters. */
export function LitSection({ windows = tallWindows, children }: { windows?: Windows; children: ReactNode }) {
  return (
    <div className="hall">
      <Shafts {...windows} />
      <div className="wrap">{children}</div>
    </div>
  )
}

/** The window light alone, for a band or panel that lays itself out (`lit`). */
export function Shafts({ count, width, height, gap, from, drawn = 900 }: Windows) {
  const gradient = useId()
  const lefts = Array.from({ length: count }, (_, index) => from + index * gap)
  return (
    <svg
      className="shafts"
      viewBox={`0 0 1280 ${drawn}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop />
          <stop offset=".55" stopOpacity=".85" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform="translate(0 40) skewX(-14)">
        {lefts.map((left) => (
          <WindowLight key={left} left={left} width={width} height={height} fill={`url(#${gradient})`} />
        ))}
      </g>
    </svg>
  )
}

type WindowLightProps = { left: number; width: number; height: number; fill: string }

function WindowLight({ left, width, height, fill }: WindowLightProps) {
  const arch = `M${left} ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z`
  const bars = crossbars.map((bar) => `M${left} ${width * bar + width / 2}h${width}`)
  return (
    <>
      <path d={arch} fill={fill} />
      <path className="shafts-bar" d={`M${left + width / 2} 0V${height}${bars.join('')}`} />
    </>
  )
}
