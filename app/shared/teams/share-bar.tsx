import type { ReactNode } from 'react'
import { WHOLE } from '#domain/teams/team-rules.ts'

export type BarPart = {
  name: string
  basisPoints: number
  /** `you`: theirs, drawn apart from the `other`s. `soon`: not in force yet. */
  mark?: 'you' | 'other' | 'soon' | undefined
}

export const shareText = (basisPoints: number) => (basisPoints / 100).toFixed(2).replace(/\.?0+$/, '')

export const barPercent = (basisPoints: number) => `${(basisPoints / WHOLE) * 100}%`

/** Each part's place on the bar; who gets nothing has none. */
function placeParts(parts: readonly BarPart[]) {
  const placed: (BarPart & { x: string; width: string; end: number })[] = []
  for (const part of parts.filter(({ basisPoints }) => basisPoints > 0)) {
    const from = placed.at(-1)?.end ?? 0
    placed.push({
      ...part,
      x: barPercent(from),
      width: barPercent(part.basisPoints),
      end: from + part.basisPoints,
    })
  }
  return placed
}

/** Who gets what, drawn to scale. In SVG, so that no width is an inline style; the words stand beside it for who does not see it. */
export function ShareBar({ parts, label }: { parts: readonly BarPart[]; label: string }) {
  const words = parts.map(({ name, basisPoints }) => `${name} ${shareText(basisPoints)} percent`).join(', ')
  return (
    <svg className="share-bar" role="img" aria-label={`${label}: ${words}`}>
      <BarParts parts={parts} />
    </svg>
  )
}

export function BarParts({ parts }: { parts: readonly BarPart[] }): ReactNode {
  return placeParts(parts).map(({ name, x, width, basisPoints, mark }) => (
    <svg key={x} x={x} width={width} height="56" className={mark ? `is-${mark}` : undefined}>
      <rect x="1" y="1" width="100%" height="54" className="share-part" />
      <text x="10" y="24" className="share-figure">
        {shareText(basisPoints)}
      </text>
      <text x="10" y="43">
        {name}
      </text>
    </svg>
  ))
}
