import { type Dictionary, emptyDictionary, makeDictionary } from '../words/dictionary.ts'
import { openSpelling } from '../words/spelling.ts'
import { type Block, byQuality } from './block.ts'
import { openColumns } from './columns.ts'
import { type DocSet, wordsFor } from './doc-set.ts'
import { absentTerm, type SegmentPosting, type TermSets } from './posting.ts'
import type { ReadDocument } from './read-document.ts'
import { openTally } from './tally.ts'

const LABELS_MOST = 2_000

/** A block made of documents in memory: small, made anew whenever one of them changes. */
export function makeMemoryBlock(given: readonly ReadDocument[]): Block {
  const documents = given.toSorted((one, other) => byQuality(one.document, other.document))
  const columns = openColumns(documents.length)
  const numbers = new Map<string, number>()
  const postings = new Map<string, SegmentPosting>()
  documents.forEach(({ document, terms }, doc) => {
    columns.put(doc, document)
    numbers.set(document.id, doc)
    for (const [term, place] of terms) addToPosting(postings, term, place, doc)
  })
  // Only what is half typed or misspelt asks for these: seldom, for a block that is soon made anew.
  const dictionary = once(() => countWords(documents))
  const labels = once(() => countLabels(documents))
  const spelling = once(() => openSpelling(dictionary()))
  return {
    columns: columns.finish(),
    masked: new Uint32Array(wordsFor(documents.length)),
    maskedCount: 0,
    termSets: (term) => setsOf(postings.get(term)),
    order: () => undefined,
    find: (id) => numbers.get(id),
    dictionary,
    labels,
    spelling,
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => (made ??= { it: make() }).it
}

function countWords(documents: readonly ReadDocument[]): Dictionary {
  const counts = new Map<string, number>()
  for (const { words } of documents) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts.size ? makeDictionary(counts) : emptyDictionary
}

function countLabels(documents: readonly ReadDocument[]): string[] {
  const labels = openTally(LABELS_MOST)
  for (const { document } of documents) for (const label of document.labels) labels.add(label)
  return labels.most(LABELS_MOST)
}

/** A term in a title is also found among labels, and one in either anywhere. */
function addToPosting(postings: Map<string, SegmentPosting>, term: string, place: number, doc: number): void {
  let posting = postings.get(term)
  if (!posting) postings.set(term, (posting = [[], [], []]))
  if (place === 0) posting[0].push(doc)
  if (place <= 1) posting[1].push(doc)
  posting[2].push(doc)
}

function setsOf(posting: SegmentPosting | undefined): TermSets {
  if (!posting) return absentTerm
  const [title, labels, text] = posting
  return [setOf(title), setOf(labels), setOf(text)]
}

function setOf(docs: number[]): DocSet {
  return { count: docs.length, docs: Uint32Array.from(docs) }
}
