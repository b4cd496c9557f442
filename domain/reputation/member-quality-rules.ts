import type { Level } from './level-rules.ts'

/** How people are ordered in search: rating, experience and reliability as a seller. They sum to 1. */
export const memberQualityWeights = { rating: 0.4, level: 0.3, onTime: 0.15, response: 0.15 } as const
export const memberQualityNames = ['rating', 'level', 'onTime', 'response'] as const

/** How much of the part for experience each level brings. */
export const levelShares: Record<Level, number> = { new: 0.25, rising: 0.5, trusted: 0.75, master: 1 }
/** As which whoever has no record counts; a rating counts as if so many reviews of the usual mean had come before it. */
export const memberPrior = { reviews: 8, rating: 4.3, onTime: 0.85, response: 0.7 } as const

type MemberRecord = {
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
    rating: ((sum / 100 + memberPrior.rating * memberPrior.reviews) / (count + memberPrior.reviews) - 1) / 4,
    level: levelShares[record?.level ?? 'new'],
    onTime: record?.onTimeBasisPoints == null ? memberPrior.onTime : record.onTimeBasisPoints / 10_000,
    response:
      record?.responseBasisPoints == null ? memberPrior.response : record.responseBasisPoints / 10_000,
  }
}

/** From 0 to 1. */
export function memberQuality(record: MemberRecord | undefined): number {
  const parts = memberQualityParts(record)
  return memberQualityNames.reduce((sum, part) => sum + memberQualityWeights[part] * parts[part], 0)
}
