/** From a character up to, but without, another. */
export type Span = [from: number, to: number]

export const overlaps = ([from, to]: Span, other: Span): boolean => from < other[1] && other[0] < to

/** How much of a stretch of text others cover, as a share. */
export function coveredShare([from, to]: Span, others: readonly Span[]): number {
  if (to <= from) return 0
  let covered = 0
  for (let at = from; at < to; at++) if (others.some(([begin, end]) => begin <= at && at < end)) covered += 1
  return covered / (to - from)
}
