import { openStemming, type SearchEngine, type StemWords } from '#domain/search/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Meaning } from '#platform/meaning/meaning.ts'
import { type CategoryBook, openCategoryBook } from './category-book.ts'

/** What the built-in engine stands on in a process. */
export type Assistant = {
  db: Db
  search: Pick<SearchEngine, 'page'>
  meaning: Meaning
  stem: StemWords
  book: CategoryBook
}

type Opened = Pick<Assistant, 'db' | 'search' | 'meaning'> & { clock: Clock }

export function openAssistant({ db, search, meaning, clock }: Opened): Assistant {
  const stem = openStemming(db)
  return { db, search, meaning, stem, book: openCategoryBook(db, clock, stem) }
}
