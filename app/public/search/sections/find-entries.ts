import type { IndexedEntry, SearchIndex } from './index-of-sections.ts'
import type { QueryWord } from './query.ts'
import type { Word } from './words.ts'

type Found = { entry: IndexedEntry; inTitle: number; exact: number; occurrences: number }

export function fits(word: Word, asked: QueryWord): boolean {
  return word.folded.startsWith(asked.folded)
}

/** Entries that hold every word: most words in the title first, then most whole words, then most often. */
export function findEntries({ entries }: SearchIndex, words: readonly QueryWord[]): IndexedEntry[] {
  if (words.length === 0) return []
  return entries
    .flatMap((entry) => weigh(entry, words) ?? [])
    .toSorted(
      (a, b) =>
        b.inTitle - a.inTitle ||
        b.exact - a.exact ||
        b.occurrences - a.occurrences ||
        a.entry.order - b.entry.order,
    )
    .map(({ entry }) => entry)
}

function weigh(entry: IndexedEntry, words: readonly QueryWord[]): Found | undefined {
  const found: Found = { entry, inTitle: 0, exact: 0, occurrences: 0 }
  for (const asked of words) {
    const titleHits = entry.titleWords.filter((word) => fits(word, asked))
    const textHits = entry.textWords.filter((word) => fits(word, asked))
    const hits = [...titleHits, ...textHits]
    if (hits.length === 0) return undefined
    if (titleHits.length > 0) found.inTitle++
    if (hits.some((word) => word.folded === asked.folded)) found.exact++
    found.occurrences += hits.length
  }
  return found
}
