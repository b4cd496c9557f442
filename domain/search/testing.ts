import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import { openBus } from '#platform/realtime/bus.ts'
import type { DocumentSource } from './document-source.ts'
import type { TreeCategory } from './live-tree.ts'
import { openSearch, type Search } from './open-search.ts'
import type { SearchDocument, SearchQuery } from './search-engine.ts'

/** A place where documents stand: what an area's tables are to the engine. */
export type Library = {
  documents: Map<string, SearchDocument>
  categories: TreeCategory[]
  online: Set<string>
  source: DocumentSource
}

export function makeLibrary(): Library {
  const documents = new Map<string, SearchDocument>()
  return {
    documents,
    categories: [],
    online: new Set(),
    source: {
      describe: async (_db, ids) => new Map(ids.flatMap((id) => entryOf(documents, id))),
      list: async (_db, after = '', most) =>
        [...documents.values()]
          .filter(({ id }) => id > after)
          .toSorted((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, most)
          .map(({ id, quality }) => ({ id, quality })),
    },
  }
}

function entryOf(documents: Map<string, SearchDocument>, id: string): [string, SearchDocument][] {
  const found = documents.get(id)
  return found ? [[id, found]] : []
}

export function makeDocument(given: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id: randomUUID(),
    title: 'A service',
    labels: [],
    text: '',
    ownerName: '',
    categoryLineIds: [],
    priceMinor: 5_000,
    deliveryDays: 3,
    ratingHundredths: 0,
    ratingCount: 0,
    ratedScore: 0,
    ordersCount: 0,
    level: 'new',
    languages: ['en'],
    isTeam: false,
    ownerId: randomUUID(),
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    quality: 0.5,
    ...given,
  }
}

/** An engine as a process of its own has it: its own bus, its own memory. */
export async function openTestSearch(
  database: TestDatabase,
  library: Library,
  onGrown = () => {},
): Promise<Search> {
  const bus = await openBus(database.url)
  const search = openSearch({
    database,
    bus,
    clock: systemClock,
    transaction: database.transaction,
    sources: { service: library.source },
    listCategories: async () => library.categories,
    listOnline: async () => [...library.online],
    onGrown,
  })
  onTestFinished(async () => {
    await search.close()
    await bus.close()
  })
  return search
}

/** Puts documents into the library and tells search, as an operation would. */
export async function putDocuments(
  database: TestDatabase,
  library: Library,
  search: Search,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (const document of documents) library.documents.set(document.id, document)
  const ids = documents.map(({ id }) => id)
  await database.transaction((tx) => search.touch(tx, 'service', ids))
}

export function queryFor(words: string, given: Partial<SearchQuery> = {}): SearchQuery {
  return { words, filters: { kind: 'service' }, sort: 'relevance', ...given }
}

/** The titles found, best first. */
export async function titlesFound(search: Search, library: Library, query: SearchQuery): Promise<string[]> {
  const { found } = await search.page(query, { offset: 0, most: 50 })
  return found.map(({ id }) => library.documents.get(id)?.title ?? id)
}
