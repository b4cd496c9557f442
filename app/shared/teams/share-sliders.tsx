import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { WHOLE } from '#domain/teams/team-rules.ts'
import { moveBorder, type Points } from './move-shares.ts'
import { BarParts, barPercent, ShareBar, shareText } from './share-bar.tsx'

type ShareSlidersProps = {
  label: string
  names: readonly string[]
  points: Points
  onChange: (points: Points) => void
}

/** What a press of a key moves a border by; Home and End go as far as it goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -50,
  ArrowDown: -50,
  ArrowRight: 50,
  ArrowUp: 50,
  PageDown: -500,
  PageUp: 500,
  Home: -WHOLE,
  End: WHOLE,
}
/** A finger is less exact than a figure that is typed. */
const DRAGGED_BY = 50

/** The bar with borders that can be moved, by dragging or with the arrow keys: it is always full. Without script it only shows. */
export function ShareSliders({ label, names, points, onChange }: ShareSlidersProps) {
  const bar = useRef<SVGSVGElement>(null)
  const parts = names.map((name, index) => ({ name, basisPoints: points[index] ?? 0 }))
  if (!useHydrated()) return <ShareBar parts={parts} label={label} />
  const placeOf = (border: number) => points.slice(0, border + 1).reduce((sum, part) => sum + part, 0)
  const drag = (border: number) => (event: PointerEvent<SVGElement>) => {
    const box = bar.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const at = ((event.clientX - box.left) / box.width) * WHOLE
    onChange(moveBorder(points, border, Math.round(at / DRAGGED_BY) * DRAGGED_BY))
  }
  const press = (border: number) => (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(moveBorder(points, border, placeOf(border) + by))
  }
  return (
    <svg className="share-bar" role="group" aria-label={label} ref={bar}>
      <BarParts parts={parts} />
      {parts.slice(0, -1).map((left, border) => {
        const right = parts[border + 1] ?? left
        return (
          <svg
            key={border}
            x={barPercent(placeOf(border))}
            className="share-border"
            role="slider"
            tabIndex={0}
            aria-label={`Border between ${left.name} and ${right.name}`}
            aria-valuemin={0}
            aria-valuemax={(left.basisPoints + right.basisPoints) / 100}
            aria-valuenow={left.basisPoints / 100}
            aria-valuetext={`${left.name} ${shareText(left.basisPoints)} percent, ${right.name} ${shareText(right.basisPoints)} percent`}
            onKeyDown={press(border)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(border)}
          >
            <rect x="-14" y="0" width="28" height="56" className="share-reach" />
            <rect x="-5" y="16" width="8" height="24" rx="4" className="share-handle" />
          </svg>
        )
      })}
    </svg>
  )
}
