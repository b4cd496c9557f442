import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { SearchDocument, SearchKind } from './search-engine.ts'

/** Where the documents of a kind come from: the area that owns them. */
export type DocumentSource = {
  /** Few, and they come with the program: every process reads all of them, and no generation is built. */
  isInMemory?: true
  /** What these look like now; one that nobody may see is left out. */
  describe(db: Db, ids: readonly string[]): Promise<Map<string, SearchDocument>>
  /** Those that everyone may see, in the order of their ids, after a given one. */
  list(db: Db, after: string | undefined, most: number): Promise<{ id: string; quality: number }[]>
  /** All that a member owns, where what they are shows in it. */
  listAllOf?(db: Db | DrizzleTransaction, memberId: string): Promise<string[]>
}

/** A kind that does not exist yet has no source. */
export type DocumentSources = Partial<Record<SearchKind, DocumentSource>>
