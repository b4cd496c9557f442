/** How figures of one kind lie, from counting them: everything that is said about them is said from this. */
export type Distribution = {
  count: number
  least: number
  quarter: number
  middle: number
  threeQuarters: number
  most: number
  /** From, and up to but without, except for the last. */
  bins: { from: number; to: number; count: number }[]
}

/** Fewer say nothing about what is usual. */
export const COUNTED_LEAST = 5
/** Each of these begins where the one before ends: close together where prices are small. */
export const BINS_MOST = 12
