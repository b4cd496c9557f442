import type { Db } from '#platform/db/database.ts'
import type { SearchKind } from '../search-engine.ts'
import { openSpelling, type Spelling } from '../words/spelling.ts'
import type { Block } from './block.ts'
import {
  bandsOf,
  type ColumnArrays,
  type ColumnName,
  columnNames,
  type Columns,
  columnTypes,
  type ColumnValues,
  ID_BYTES,
  idBytes,
} from './columns.ts'
import { setBit, wordsFor } from './doc-set.ts'
import { openCachedTerms } from './cached-terms.ts'
import { keyedSorts, type KeyedSort } from './orders.ts'
import {
  findLiveGeneration,
  openParts,
  type Parts,
  type PostingRow,
  readBestTitles,
  readPart,
  readPostings,
} from './parts.ts'
import { absentTerm, decodePosting, decodeTitles, type TermSets } from './posting.ts'

export type StoredBlock = Block & {
  generationId: number
  /** It was built by an earlier program, which wrote less of each document. */
  isOutdated: boolean
  load(terms: Iterable<string>): Promise<Map<string, TermSets>>
  /** The same in the titles of the best documents only: a bounded look, for suggestions. */
  loadBestTitles(terms: Iterable<string>): Promise<Map<string, TermSets>>
  loadOrder(sort: KeyedSort): Promise<void>
}

const CACHED_TERMS_BYTES = 48 * 1024 * 1024
const CACHED_BEST_BYTES = 8 * 1024 * 1024

/** The live generation of a kind as this process holds it: columns whole, postings as they are asked for. */
export async function loadStoredBlock(db: Db, kind: SearchKind): Promise<StoredBlock | undefined> {
  const generation = await findLiveGeneration(db, kind)
  if (!generation) return undefined
  const parts = await openParts(db, generation.id)
  const { read, atHand } = parts
  const isOutdated = !(await parts.has(columnPart('soldBy')))
  const columns = await loadColumns(read, generation.documents, isOutdated)
  const byId = new Uint32Array(await read('by-id'))
  const { words, labels } = JSON.parse(textOf(await read('words'))) as {
    words: string[]
    labels: string[]
  }
  const dictionary = { words, counts: new Uint32Array(await read('word-counts')) }
  const orders = new Map<KeyedSort, Uint32Array>()
  for (const sort of keyedSorts) {
    const order = atHand(orderPart(sort))
    if (order) orders.set(sort, new Uint32Array(order))
  }
  const ordersComing = new Map<KeyedSort, Promise<void>>()
  const masked = new Uint32Array(wordsFor(columns.count))
  const gone = new Uint32Array(await read('gone'))
  for (const doc of gone) setBit(masked, doc)
  let spelling: Spelling | undefined
  return {
    generationId: generation.id,
    isOutdated,
    columns,
    labels: () => labels,
    dictionary: () => dictionary,
    masked,
    maskedCount: gone.length,
    // Postings are given by `load`: what is kept between searches may be let go of at any time.
    termSets: () => absentTerm,
    order: (sort) => orders.get(sort),
    find: (id) => findById(columns.ids, byId, idBytes(id)),
    spelling: () => (spelling ??= openSpelling(dictionary)),
    load: termLoader(
      CACHED_TERMS_BYTES,
      (terms) => readPostings(db, generation.id, terms),
      (rows) => decodePosting(rows, columns.count),
    ),
    loadBestTitles: termLoader(
      CACHED_BEST_BYTES,
      (terms) => readBestTitles(db, generation.id, terms),
      (rows) => decodeTitles(rows, columns.count),
    ),
    loadOrder(sort) {
      if (orders.has(sort)) return Promise.resolve()
      // Whoever asks while it is being read waits for the same reading.
      const coming =
        ordersComing.get(sort) ??
        readPart(db, generation.id, orderPart(sort))
          .then((data) => void orders.set(sort, new Uint32Array(data)))
          .finally(() => ordersComing.delete(sort))
      ordersComing.set(sort, coming)
      return coming
    },
  }
}

/** Reads the terms that are not at hand, all in one round trip, and keeps those asked for last. */
function termLoader(
  mostBytes: number,
  read: (terms: readonly string[]) => Promise<PostingRow[]>,
  decode: (rows: readonly PostingRow[]) => TermSets,
): StoredBlock['load'] {
  const cached = openCachedTerms(mostBytes)
  return async (terms) => {
    const found = new Map<string, TermSets>()
    const missing: string[] = []
    for (const term of new Set(terms)) {
      const sets = cached.get(term)
      if (sets) found.set(term, sets)
      else missing.push(term)
    }
    if (missing.length === 0) return found
    const rows = Map.groupBy(await read(missing), (row) => row.term)
    for (const term of missing) {
      const sets = decode(rows.get(term) ?? [])
      cached.put(term, sets)
      found.set(term, sets)
    }
    return found
  }
}

/** Of an outdated generation everything is sold by whoever owns it: search goes on with it until the next is built. */
async function loadColumns(read: Parts['read'], count: number, isOutdated: boolean): Promise<Columns> {
  const arrays = {} as Record<string, unknown>
  const stored = columnNames.filter((name) => !isOutdated || name !== 'soldBy')
  for (const name of stored) arrays[name] = new columnTypes[name](await read(columnPart(name)))
  arrays['soldBy'] ??= arrays['owner']
  const values = JSON.parse(textOf(await read('values'))) as ColumnValues
  const own = arrays as ColumnArrays
  return { ...own, count, ids: Buffer.from(await read('ids')), values, bands: bandsOf(own) }
}

const columnPart = (name: ColumnName) => `column ${name}`

const orderPart = (sort: KeyedSort) => `order ${sort}`

const textOf = (data: ArrayBuffer): string => Buffer.from(data).toString()

function findById(ids: Buffer, byId: Uint32Array, id: Buffer): number | undefined {
  let [low, high] = [0, byId.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = (byId[middle] ?? 0) * ID_BYTES
    const order = ids.compare(id, 0, ID_BYTES, at, at + ID_BYTES)
    if (order === 0) return byId[middle]
    if (order < 0) low = middle + 1
    else high = middle
  }
  return undefined
}
