/** The words of an index, sorted, with how many documents have each: for spelling and for words half typed. */
export type Dictionary = { words: string[]; counts: Uint32Array }

export const emptyDictionary: Dictionary = { words: [], counts: new Uint32Array() }

/** Beyond this the rarest are left out: a slip is mended towards words that people use. */
const MOST_WORDS = 150_000

export function makeDictionary(countOfWord: ReadonlyMap<string, number>): Dictionary {
  let entries = [...countOfWord]
  if (entries.length > MOST_WORDS)
    entries = entries.toSorted((one, other) => other[1] - one[1]).slice(0, MOST_WORDS)
  entries.sort((one, other) => (one[0] < other[0] ? -1 : 1))
  return { words: entries.map(([word]) => word), counts: Uint32Array.from(entries, ([, count]) => count) }
}

/** Where the word stands, or where it would stand. */
function placeOfWord(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** From where to where the words begin so. */
export function rangeBeginning(words: readonly string[], beginning: string): { from: number; to: number } {
  return { from: placeOfWord(words, beginning), to: placeOfWord(words, `${beginning}\uffff`) }
}

/** The most used words that begin so, most used first. */
export function wordsBeginning(dictionary: Dictionary, beginning: string, most: number): string[] {
  const { words, counts } = dictionary
  const best: number[] = []
  const { from, to } = rangeBeginning(words, beginning)
  for (let at = from; at < to; at++) {
    const count = counts[at] ?? 0
    if (best.length === most && count <= (counts[best[most - 1] ?? 0] ?? 0)) continue
    const before = best.findIndex((other) => (counts[other] ?? 0) < count)
    best.splice(before < 0 ? best.length : before, 0, at)
    if (best.length > most) best.pop()
  }
  return best.map((at) => words[at] ?? '')
}
