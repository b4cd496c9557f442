import type { Figures } from '#app/shared/docs/figures/figures.ts'
import { sectionText } from '#app/shared/docs/section-text.server.ts'
import { documents as programs } from '#app/shared/docs/index.ts'
import type { LegalDocument } from '#app/shared/docs/legal-document.ts'
import { findEntries } from './find-entries.ts'
import { indexOf, type Findable, type SearchIndex } from './index-of-sections.ts'
import { markWords, snippetOf, type MarkedPart } from '../results/mark-words.ts'
import { publicPages } from './public-pages.ts'
import { queryWords, type QueryWord } from './query.ts'
import { readAs } from './spelling.ts'

export type DocumentHit = { to: string; where: string; title: MarkedPart[]; snippet: MarkedPart[] }

type DocumentSearch = {
  found: readonly Findable[]
  /** What was found as it is shown, with its marks: few of all that were found are. */
  show(found: Findable): DocumentHit
  /** What the query was read as, where that is not what was typed. */
  readAs?: string
  /** Where nothing was found: the nearest spelling that finds something, and how much. */
  nearest?: { query: string; count: number }
}

type SearchOptions = {
  /** No word is read as another. */
  exactly?: boolean
  /** The documents in force; those of the program where nothing is said. */
  documents?: readonly LegalDocument[]
}

const FORGIVEN_EDITS = 1
const GUESSED_EDITS = 2

/** Sections of documents and public pages that hold every word of the query, the best first. */
export function searchDocuments(
  query: string,
  figures: Figures,
  options: SearchOptions = {},
): DocumentSearch {
  const index = indexFor(figures, options.documents ?? programs)
  const asked = queryWords(query)
  const read = options.exactly ? asked : (readAs(index, asked, FORGIVEN_EDITS) ?? asked)
  const found = findEntries(index, read)
  const show = (entry: Findable) => hitOf(entry, read)
  if (found.length === 0) return { found, show, ...nearestOf(index, asked) }
  return isSame(asked, read) ? { found, show } : { found, show, readAs: written(read) }
}

const indexes = new WeakMap<Figures, WeakMap<readonly LegalDocument[], SearchIndex>>()

function indexFor(figures: Figures, documents: readonly LegalDocument[]): SearchIndex {
  const known = indexes.get(figures) ?? new WeakMap<readonly LegalDocument[], SearchIndex>()
  indexes.set(figures, known)
  let index = known.get(documents)
  if (!index) {
    index = indexOf([...publicPages(figures), ...documentSections(figures, documents)])
    known.set(documents, index)
  }
  return index
}

function documentSections(figures: Figures, documents: readonly LegalDocument[]): Findable[] {
  return documents.flatMap((document) =>
    document.sections.map((section) => ({
      to: `/docs/${document.slug}#${section.id}`,
      title: section.title,
      text: sectionText(section, figures),
      where: document.title,
    })),
  )
}

function hitOf({ to, where, title, text }: Findable, asked: readonly QueryWord[]): DocumentHit {
  return { to, where, title: markWords(title, asked), snippet: snippetOf(text, asked) }
}

function nearestOf(index: SearchIndex, asked: readonly QueryWord[]): Pick<DocumentSearch, 'nearest'> {
  const guess = readAs(index, asked, FORGIVEN_EDITS) ?? readAs(index, asked, GUESSED_EDITS)
  if (!guess || isSame(asked, guess)) return {}
  const count = findEntries(index, guess).length
  return count === 0 ? {} : { nearest: { query: written(guess), count } }
}

function isSame(asked: readonly QueryWord[], read: readonly QueryWord[]): boolean {
  return asked.every((word, at) => word.folded === read[at]?.folded)
}

function written(words: readonly QueryWord[]): string {
  return words.map((word) => word.typed).join(' ')
}
