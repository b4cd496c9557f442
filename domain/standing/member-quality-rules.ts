import type { Level } from './level-rules.ts'

/** How people are ordered in search: rating, experience and reliability as a seller. They sum to 1. */
export const memberQualityWeights = { rating: 0.4, level: 0.3, onTime: 0.15, response: 0.15 } as const
export const memberQualityNames = ['rating', 'level', 'onTime', 'response'] as const

const LEVEL_SHARE: Record<Level, number> = { new: 0.25, rising: 0.5, trusted: 0.75, master: 1 }
const PRIOR_REVIEWS = 8
const PRIOR_RATING = 4.3
const PRIOR_ON_TIME = 0.85
const PRIOR_RESPONSE = 0.7

export type MemberRecord = {
  level: Level
  ratingSum: number
  ratingCount: number
  onTimeBasisPoints: number | null
  responseBasisPoints: number | null
}

/** Each part from 0 to 1; whoever has no record yet counts as usual. */
export type MemberQualityParts = Record<keyof typeof memberQualityWeights, number>

export function memberQualityParts(record: MemberRecord | undefined): MemberQualityParts {
  const [sum, count] = [record?.ratingSum ?? 0, record?.ratingCount ?? 0]
  return {
    rating: ((sum / 100 + PRIOR_RATING * PRIOR_REVIEWS) / (count + PRIOR_REVIEWS) - 1) / 4,
    level: LEVEL_SHARE[record?.level ?? 'new'],
    onTime: record?.onTimeBasisPoints == null ? PRIOR_ON_TIME : record.onTimeBasisPoints / 10_000,
    response: record?.responseBasisPoints == null ? PRIOR_RESPONSE : record.responseBasisPoints / 10_000,
  }
}

/** From 0 to 1. */
export function memberQuality(record: MemberRecord | undefined): number {
  const parts = memberQualityParts(record)
  return memberQualityNames.reduce((sum, part) => sum + memberQualityWeights[part] * parts[part], 0)
}
