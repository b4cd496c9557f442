import type { Findable, SearchIndex } from './index-of-sections.ts'
import type { QueryWord } from './query.ts'

/** What an entry has of the words: how many in its title, how many as they were typed, and how often any of them. */
type Found = { inTitle: number; exact: number; occurrences: number }

/** Entries that hold every word: most words in the title first, then most whole words, then most often. */
export function findEntries(
  { entries, vocabulary }: SearchIndex,
  words: readonly QueryWord[],
): readonly Findable[] {
  const hits = words.map((asked) => hitsOf(vocabulary, asked))
  const [rarest] = hits.toSorted((one, other) => one.size - other.size)
  return [...(rarest?.keys() ?? [])]
    .flatMap((entry) => weigh(entry, hits) ?? [])
    .toSorted(
      (a, b) =>
        b.inTitle - a.inTitle || b.exact - a.exact || b.occurrences - a.occurrences || a.entry - b.entry,
    )
    .flatMap(({ entry }) => entries[entry] ?? [])
}

/** What one word finds: whatever begins with it. */
function hitsOf(vocabulary: SearchIndex['vocabulary'], asked: QueryWord): Map<number, Found> {
  const hits = new Map<number, Found>()
  for (const [folded, known] of vocabulary) {
    if (!folded.startsWith(asked.folded)) continue
    for (const [entry, { inTitle, inText }] of known.entries) {
      const before = hits.get(entry) ?? nothing
      hits.set(entry, {
        inTitle: before.inTitle || inTitle > 0 ? 1 : 0,
        exact: before.exact || folded === asked.folded ? 1 : 0,
        occurrences: before.occurrences + inTitle + inText,
      })
    }
  }
  return hits
}

const nothing: Found = { inTitle: 0, exact: 0, occurrences: 0 }

function weigh(entry: number, hits: readonly Map<number, Found>[]): (Found & { entry: number }) | undefined {
  const found = { ...nothing, entry }
  for (const ofWord of hits) {
    const hit = ofWord.get(entry)
    if (!hit) return undefined
    found.inTitle += hit.inTitle
    found.exact += hit.exact
    found.occurrences += hit.occurrences
  }
  return found
}
