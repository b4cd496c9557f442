/* The weights and bounds of matching, chosen by `npm run bench -- assistant`. Nothing that is paid for is among them. */

/** How a category is guessed. */
export const categoryWeights = {
  words: 1,
  meaning: 1.5,
  synonym: 0.8,
  inTitle: 0.3,
  inLine: 0.15,
  /** What is said first is what is wanted. */
  laterCountsLess: 0.1,
  /** A word that hardly anything has proves little. */
  rareWord: 0.3,
  /** How much nearer the nearest must be to win by meaning alone. */
  sharpness: 12,
} as const

/** Where candidates come from, and how many of each. */
export const candidateBounds = {
  byWords: 80,
  categories: 4,
  wordsInCategory: 50,
  bestOfCategory: 40,
  most: 400,
} as const

/** What a candidate is ordered by; each part lies between nought and one. */
export const matchParts = { meaning: 1, words: 0.6, category: 0.8, quality: 0.25, price: 0.1 } as const

/** What scores less does not fit, and is not shown. */
export const FITS_AT_LEAST = 0.35

/**
 * Something fits only where at least one service is near enough, the nearer the fewer words it shares: of what people want that nobody
 * here offers (a plumber, a lift to the airport) nothing is; of the needs of the bench all but three have one.
 */
export const evidence = [
  { words: 0, closeness: 55 },
  { words: 1, closeness: 40 },
  { words: 2, closeness: 25 },
] as const
