/** Where all the words of a search were found: the worst place that is needed to find every one of them. */
export const matchPlaces = ['title', 'labels', 'text'] as const
export type MatchPlace = (typeof matchPlaces)[number]

/** Text match by place; relevance is this times quality. The same figures that `/docs/recommendations` prints. */
export const matchWeights = { title: 1, labels: 0.6, text: 0.3 } as const satisfies Record<MatchPlace, number>

/** While one browses there is nothing to match: quality alone decides. */
export const BROWSE_MATCH = 1

/** A word of this many letters or more is mended by one slip, and by two from the second figure on. */
export const ONE_SLIP_FROM_LETTERS = 4
export const TWO_SLIPS_FROM_LETTERS = 7

/** Longer searches are cut: what comes after the tenth word helps nobody. */
export const WORDS_MOST = 10
/** Where fewer have all of the words, a word less is asked for. */
export const ENOUGH_FOUND = 3
/** Of one owner among the first so many places, where others match as well. */
export const variedPlaces = [
  { first: 3, most: 1 },
  { first: 12, most: 2 },
] as const
/** How far down one looks for others; the rest keeps its order, so that pages never overlap. */
export const VARIED_AMONG = 60
export const COUNTED_MOST = 10_000
/** Fifty pages of the longest kind. */
export const DEEPEST = 2_400

/** A searched phrase is offered to others only when this many searches asked for it. */
export const PHRASE_ASKED_AT_LEAST = 3
