/** Counts texts in bounded room: when there are too many, those counted once are forgotten, then twice, and so on. */
export function openTally(most: number) {
  const counts = new Map<string, number>()
  let least = 0
  return {
    add: (text: string) => void counts.set(text, (counts.get(text) ?? 0) + 1),
    prune(): void {
      while (counts.size > most) {
        least++
        for (const [text, count] of counts) if (count <= least) counts.delete(text)
      }
    },
    counts: (): ReadonlyMap<string, number> => counts,
    /** The most counted, most first. */
    most: (how: number): string[] =>
      [...counts]
        .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
        .slice(0, how)
        .map(([text]) => text),
  }
}
