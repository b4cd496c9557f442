import { partNames } from '#app/shared/search/why-view.ts'
import type { QualityHistory } from '#domain/catalogue/index.ts'
import { type QualityParts, qualityWeights } from '#domain/catalogue/quality/quality-rules.ts'

export type QualityPart = { name: string; value: string; weight: string; adds: string }
export type QualityChange = { day: string; quality: string; change: string; causes: string }
export type QualityView = { quality: string; parts: QualityPart[]; changes: QualityChange[] }

/** What rounds to nothing has moved nothing. */
const LEAST = 0.005

const percent = (share: number) => `${Math.round(share * 100)}%`
const signed = (moved: number) => `${moved < 0 ? '−' : '+'}${Math.abs(moved).toFixed(2)}`
const allParts = Object.keys(partNames) as (keyof QualityParts)[]

/** A service's quality in figures: each part now, and what moved it each time that it moved. */
export function viewQuality({ now, lines }: QualityHistory): QualityView | null {
  if (!now) return null
  return {
    quality: now.quality.toFixed(2),
    parts: allParts.map((part) => ({
      name: partNames[part],
      value: percent(now.parts[part]),
      weight: percent(qualityWeights[part]),
      adds: (now.parts[part] * qualityWeights[part]).toFixed(2),
    })),
    changes: lines.map(({ day, quality, parts }, at) => {
      const before = lines[at + 1]
      return {
        day,
        quality: quality.toFixed(2),
        change: before ? signed(quality - before.quality) : '',
        causes: before ? causesOf(before.parts, parts) : '',
      }
    }),
  }
}

/** The parts that moved it, the most telling first: `Rating, weighed +0.03`. */
function causesOf(before: QualityParts, after: QualityParts): string {
  return allParts
    .map((part) => ({ part, moved: (after[part] - before[part]) * qualityWeights[part] }))
    .filter(({ moved }) => Math.abs(moved) >= LEAST)
    .toSorted((one, other) => Math.abs(other.moved) - Math.abs(one.moved))
    .map(({ part, moved }) => `${partNames[part]} ${signed(moved)}`)
    .join('; ')
}
