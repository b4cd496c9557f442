/** The published parts of a service's quality, each from 0 to 1. PRO is not among them and never will be. */
export type QualityParts = {
  rating: number
  completion: number
  onTime: number
  response: number
  recency: number
  conversion: number
  newcomer: number
}

/** What the parts are worked out from, as it was counted. */
export type QualityFigures = {
  /** In hundredths of a star, summed. */
  ratingSum: number
  ratingCount: number
  completedCount: number
  failedCount: number
  onTimeCount: number
  ordersCount: number
  viewsCount: number
}

export const noFigures: QualityFigures = {
  ratingSum: 0,
  ratingCount: 0,
  completedCount: 0,
  failedCount: 0,
  onTimeCount: 0,
  ordersCount: 0,
  viewsCount: 0,
}

/** How much each part weighs; the same figures that `/docs/recommendations` prints. They sum to 1 without the newcomer's boost. */
export const qualityWeights = {
  rating: 0.34,
  completion: 0.18,
  onTime: 0.14,
  response: 0.1,
  recency: 0.1,
  conversion: 0.14,
  // As much as a proven service has over an untried one is some 0.1: half of it brings newcomers among the good, not before them.
  newcomer: 0.05,
} as const satisfies Record<keyof QualityParts, number>

export const NEWCOMER_DAYS = 30
/** A rating counts as if this many reviews of the usual mean had come before it. */
export const PRIOR_REVIEWS = 8
export const PRIOR_RATING = 4.3

/** Proven: so many reviews, of such a mean. However little else speaks for it, it counts at least so much. */
export const PROVEN_REVIEWS = 5
export const PROVEN_RATING = 4.5
export const PROVEN_LEAST = 0.75
/** Without a review a service stands among the good at most, never above the proven. */
export const UNRATED_MOST = 0.749

/** Where nothing has happened yet, a service counts as if this many deals, and page views, of the usual kind had. */
export const PRIOR_DEALS = 5
export const PRIOR_COMPLETION = 0.9
export const PRIOR_ON_TIME = 0.85
export const PRIOR_RESPONSE = 0.7
export const PRIOR_VIEWS = 50
export const PRIOR_CONVERSION = 0.02
/** So many orders of those who opened the page count in full. */
export const CONVERSION_WHOLE = 0.1
/** With nothing new to see for this long, a service has no recency left. */
export const RECENCY_DAYS = 180
