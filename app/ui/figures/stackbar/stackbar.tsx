import { useId } from 'react'

/** Full: done or free. Held: hatched. Clearing: dotted. Plan: an outline. */
type StackKind = 'full' | 'held' | 'clearing' | 'plan'

export type StackPart = { value: number; kind: StackKind }

type PlacedPart = StackPart & { left: number; width: number }

/** Each part's place, in percent of the whole. */
function placeParts(parts: readonly StackPart[]): PlacedPart[] {
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  if (total <= 0) return []
  const placed: PlacedPart[] = []
  for (const part of parts) {
    const last = placed.at(-1)
    placed.push({
      ...part,
      left: last ? last.left + last.width : 0,
      width: (part.value / total) * 100,
    })
  }
  return placed
}

/** A strip drawn to scale. Hatching always means held. */
export function Stackbar({ parts, label }: { parts: readonly StackPart[]; label: string }) {
  const id = useId()
  const placed = placeParts(parts)
  return (
    <svg className="stackbar" role="img" aria-label={label}>
      <defs>
        <pattern
          id={`${id}held`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="stackbar-ink" width="2" height="5" />
        </pattern>
        <pattern id={`${id}clearing`} width="4" height="4" patternUnits="userSpaceOnUse">
          <circle className="stackbar-ink" cx="2" cy="2" r="1" />
        </pattern>
      </defs>
      {placed.map((part) => (
        <rect
          key={`${part.left} ${part.kind}`}
          className={`stackbar-${part.kind}`}
          x={`${part.left}%`}
          width={`${part.width}%`}
          height="100%"
          fill={part.kind === 'held' || part.kind === 'clearing' ? `url(#${id}${part.kind})` : undefined}
        />
      ))}
      {placed.slice(1).map((part) => (
        <line key={part.left} x1={`${part.left}%`} x2={`${part.left}%`} y2="100%" />
      ))}
    </svg>
  )
}
