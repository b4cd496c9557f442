import type { SearchSort } from '../search-engine.ts'
import type { ColumnName, Columns } from './columns.ts'

export type KeyedSort = Exclude<SearchSort, 'relevance'>

const keys: Record<KeyedSort, { column: ColumnName; isDown: boolean }> = {
  rating: { column: 'ratedScore', isDown: true },
  selling: { column: 'ordersCount', isDown: true },
  newest: { column: 'publishedAt', isDown: true },
  'price-up': { column: 'priceMinor', isDown: false },
  'price-down': { column: 'priceMinor', isDown: true },
  fastest: { column: 'deliveryDays', isDown: false },
}

export const keyedSorts = Object.keys(keys) as KeyedSort[]

/** Numbers and their keys must fit one double together: 32 bits of key and 21 of document. */
export const MOST_DOCUMENTS = 2 ** 21

/** What a document is sorted by: the least comes first; among equals the better quality does, which is the lower number. */
export function sortKeyOf(columns: Columns, sort: KeyedSort): (doc: number) => number {
  const { column, isDown } = keys[sort]
  const values = columns[column]
  return isDown ? (doc) => 0xffffffff - (values[doc] ?? 0) : (doc) => values[doc] ?? 0
}

/** The documents in the order of a sort. */
export function sortDocs(columns: Columns, docs: Uint32Array, sort: KeyedSort): Uint32Array {
  const keyOf = sortKeyOf(columns, sort)
  const joined = new Float64Array(docs.length)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0
    joined[at] = keyOf(doc) * MOST_DOCUMENTS + doc
  }
  joined.sort()
  return Uint32Array.from(joined, (value) => value % MOST_DOCUMENTS)
}
