import type { SearchDocument } from '../search-engine.ts'
import { splitWords } from '../words/fold-words.ts'
import type { StemWords } from '../words/stem-words.ts'
import { markTerm, RUSSIAN_TERM, writtenIn } from '../words/written-in.ts'
import type { SegmentPosting } from './posting.ts'

/** A word as written. Looked up once each time it stands somewhere; the rest goes by reference. */
type Word = { text: string; count: number; lastDoc: number; term: Term | null | undefined }
type Term = { text: string; lastDoc: number; posting: SegmentPosting }

const WORDS_MOST = 600_000

/** Collects the postings of one segment after another, and the words of all of them. */
export type SegmentBuilder = {
  /** Documents by number, from the segment's first; those that are missing were gone. */
  add(numbered: readonly { doc: number; document: SearchDocument }[]): Promise<void>
  /** The postings since the last segment, sorted by term. */
  takeSegment(): { term: string; posting: SegmentPosting }[]
  /** How many documents have each word. */
  wordCounts(): ReadonlyMap<string, number>
}

export function openSegmentBuilder(stem: StemWords): SegmentBuilder {
  const words = new Map<string, Word>()
  let terms = new Map<string, Term>()

  function wordOf(found: string): Word {
    let word = words.get(found)
    if (!word) {
      // A copy of its own: a word cut out of a text would keep the whole text in memory.
      const text = Buffer.from(found).toString()
      words.set(text, (word = { text, count: 0, lastDoc: -1, term: undefined }))
    }
    return word
  }

  function termOf(text: string): Term {
    let term = terms.get(text)
    if (!term) terms.set(text, (term = { text, lastDoc: -1, posting: [[], [], []] }))
    return term
  }

  async function knowTerms(found: readonly Word[]): Promise<void> {
    const unknown = new Set(found.filter(({ term }) => term === undefined))
    if (unknown.size === 0) return
    const stems = await stem([...unknown].map(({ text }) => text))
    for (const word of unknown) {
      const text = stems.get(word.text)
      word.term = text ? termOf(text) : null
    }
  }

  function put(doc: number, found: readonly Word[], place: number): void {
    for (const word of found) {
      if (!word.term) continue
      if (word.lastDoc !== doc) {
        word.lastDoc = doc
        word.count++
      }
      // Places come best first: where a term stands again, it stands worse.
      if (word.term.lastDoc === doc) continue
      word.term.lastDoc = doc
      const [title, labels, text] = word.term.posting
      if (place === 0) title.push(doc)
      if (place <= 1) labels.push(doc)
      text.push(doc)
    }
  }

  /** Forgets the rarest when there are too many, and what the last segment knew of terms. */
  function beginSegment(): void {
    terms = new Map()
    for (let least = 1; words.size > WORDS_MOST; least++)
      for (const [text, { count }] of words) if (count <= least) words.delete(text)
    for (const word of words.values()) {
      word.lastDoc = -1
      if (word.term) word.term = undefined
    }
  }

  return {
    async add(numbered) {
      const found = numbered.map(({ document: { title, labels, text, ownerName } }) =>
        [title, labels.join('\n'), `${text}\n${ownerName}`].map((place) => splitWords(place).map(wordOf)),
      )
      await knowTerms(found.flat(2))
      numbered.forEach(({ doc, document }, at) => {
        found[at]?.forEach((place, number) => put(doc, place, number))
        const beside = new Set((document.marks ?? []).map(markTerm))
        if (writtenIn(document.title) === 'ru') beside.add(RUSSIAN_TERM)
        for (const term of beside) for (const docs of termOf(term).posting) docs.push(doc)
      })
    },
    takeSegment() {
      const taken = [...terms.values()]
        .filter(({ posting }) => posting[2].length > 0)
        .toSorted((one, other) => (one.text < other.text ? -1 : 1))
        .map(({ text, posting }) => ({ term: text, posting }))
      beginSegment()
      return taken
    },
    wordCounts: () =>
      new Map(
        [...words.values()].filter(({ term }) => term !== null).map(({ text, count }) => [text, count]),
      ),
  }
}
