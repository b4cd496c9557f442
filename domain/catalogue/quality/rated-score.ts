import { PRIOR_RATING, PRIOR_REVIEWS } from './quality-rules.ts'

/** The mean drawn towards the usual one while reviews are few, in ten-thousandths of a star; 0 while there are none. */
export function ratedScore(ratingSumHundredths: number, ratingCount: number): number {
  if (ratingCount === 0) return 0
  const mean = (ratingSumHundredths / 100 + PRIOR_RATING * PRIOR_REVIEWS) / (ratingCount + PRIOR_REVIEWS)
  return Math.round(mean * 10_000)
}
