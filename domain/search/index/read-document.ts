import type { SearchDocument } from '../search-engine.ts'
import { splitWords } from '../words/fold-words.ts'
import { markTerm, RUSSIAN_TERM, writtenIn } from '../words/written-in.ts'
import type { StemWords } from '../words/stem-words.ts'

/** A document taken apart into words: each term with the best place where it stands (0 title, 1 labels, 2 text). */
export type ReadDocument = {
  document: SearchDocument
  terms: Map<string, number>
  /** The words as written, for spelling. */
  words: Set<string>
}

export async function readDocuments(
  documents: readonly SearchDocument[],
  stem: StemWords,
): Promise<ReadDocument[]> {
  const split = documents.map((document) => ({
    document,
    places: [
      splitWords(document.title),
      document.labels.flatMap((label) => splitWords(label)),
      splitWords(`${document.text}\n${document.ownerName}`),
    ],
  }))
  const all = new Set<string>()
  for (const { places } of split) for (const words of places) for (const word of words) all.add(word)
  const stems = await stem(all)
  return split.map(({ document, places }) => {
    const terms = new Map<string, number>()
    const words = new Set<string>()
    places.forEach((found, place) => {
      for (const word of found) {
        const term = stems.get(word)
        if (!term) continue
        words.add(word)
        if (!terms.has(term)) terms.set(term, place)
      }
    })
    if (writtenIn(document.title) === 'ru') terms.set(RUSSIAN_TERM, 0)
    for (const mark of document.marks ?? []) terms.set(markTerm(mark), 0)
    return { document, terms, words }
  })
}
