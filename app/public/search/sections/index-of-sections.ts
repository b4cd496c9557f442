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

export type SearchIndex = {
  entries: readonly Findable[]
  /** Every word there is, by the way it is compared. */
  vocabulary: ReadonlyMap<string, KnownWord>
}

/** How often a word stands in an entry. */
export type Occurrences = { inTitle: number; inText: number }

export type KnownWord = {
  /** The way it is written. */
  written: string
  /** How often it occurs in all. */
  count: number
  letters: number
  /** By the places of entries. */
  entries: Map<number, Occurrences>
}

export function indexOf(entries: readonly Findable[]): SearchIndex {
  const vocabulary = new Map<string, KnownWord>()
  const noteAll = (words: readonly Word[], entry: number, where: keyof Occurrences) => {
    for (const word of words) {
      const known = vocabulary.get(word.folded) ?? newWord(word)
      vocabulary.set(word.folded, known)
      const occurrences = known.entries.get(entry) ?? { inTitle: 0, inText: 0 }
      known.entries.set(entry, occurrences)
      occurrences[where]++
      known.count++
    }
  }
  entries.forEach(({ title, text }, entry) => {
    noteAll(wordsOf(title), entry, 'inTitle')
    noteAll(wordsOf(text), entry, 'inText')
  })
  return { entries, vocabulary }
}

const newWord = ({ folded, written }: Word): KnownWord => ({
  written: written.toLowerCase(),
  count: 0,
  letters: lettersOf(folded),
  entries: new Map(),
})
