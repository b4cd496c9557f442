import { lettersOf } from './letters.ts'
import { wordsOf, type Word } from './words.ts'

/** Something to be found: a section of a document, or a public page. */
export type Findable = {
  /** The address, with its anchor. */
  to: string
  title: string
  text: string
  /** Where it stands, for people: 'Terms'. */
  where: string
}

export type IndexedEntry = Findable & { order: number; titleWords: Word[]; textWords: Word[] }

export type SearchIndex = {
  entries: readonly IndexedEntry[]
  /** Every word there is, with the way it is written, how often it occurs, and which letters it has. */
  vocabulary: ReadonlyMap<string, KnownWord>
}

export type KnownWord = { written: string; count: number; letters: number }

export function indexOf(findables: readonly Findable[]): SearchIndex {
  const entries = findables.map((findable, order) => ({
    ...findable,
    order,
    titleWords: wordsOf(findable.title),
    textWords: wordsOf(findable.text),
  }))
  const vocabulary = new Map<string, KnownWord>()
  for (const word of entries.flatMap((entry) => [...entry.titleWords, ...entry.textWords])) {
    const known = vocabulary.get(word.folded)
    if (known) known.count++
    else
      vocabulary.set(word.folded, {
        written: word.written.toLowerCase(),
        count: 1,
        letters: lettersOf(word.folded),
      })
  }
  return { entries, vocabulary }
}
