export const reviewLimits = { text: { min: 10, max: 2_000 }, reply: { min: 2, max: 1_000 } } as const

/** What a buyer rates a seller by; the mean is the rating. */
export const ratedParts = ['communication', 'quality', 'timing'] as const
export type RatedPart = (typeof ratedParts)[number]
type PartStars = Record<RatedPart, number>

/** The mean of the parts in hundredths of a star, half up. */
export function meanOf(parts: PartStars): number {
  const sum = ratedParts.reduce((total, part) => total + parts[part], 0)
  return Math.round((sum * 100) / ratedParts.length)
}

/** As many whole stars as a rating counts under. */
export const starsOf = (rating: number): number => Math.min(5, Math.max(1, Math.round(rating / 100)))

/** Between which round amounts a price lies: enough to compare by, without telling what two people agreed on. */
export function priceBand(priceMinor: number): { fromMinor: number; toMinor: number } {
  const whole = Math.max(1, Math.floor(priceMinor / 100))
  const step = 10 ** Math.max(1, Math.floor(Math.log10(whole)))
  const from = Math.floor(whole / step) * step
  return { fromMinor: from * 100, toMinor: (from + step) * 100 }
}
