import type { SearchDocument } from '../search-engine.ts'
import type { Dictionary } from '../words/dictionary.ts'
import type { Spelling } from '../words/spelling.ts'
import type { Columns } from './columns.ts'
import type { KeyedSort } from './orders.ts'
import type { TermSets } from './posting.ts'

/**
 * A part of an index that answers for itself: the generation that was built, or what was touched since. Documents are
 * numbered by quality, the best first, so that walking by number is walking by quality.
 */
export type Block = {
  columns: Columns
  /** A bit for each document that counts no more, because a newer form of it stands in another block. */
  masked: Uint32Array
  maskedCount: number
  /** Of a term whose postings are at hand; a stored block must have loaded them before. */
  termSets(term: string): TermSets
  /** Every document in the order of a sort, where it was worked out beforehand and is at hand. */
  order(sort: KeyedSort): Uint32Array | undefined
  find(id: string): number | undefined
  dictionary(): Dictionary
  /** Labels that documents have, the most used first: what people search for before anyone has searched. */
  labels(): readonly string[]
  spelling(): Spelling
}

export function mask(block: Block, id: string): void {
  const doc = block.find(id)
  if (doc === undefined || isMasked(block, doc)) return
  block.masked[doc >>> 5] = (block.masked[doc >>> 5] ?? 0) | (1 << (doc & 31))
  block.maskedCount++
}

export function isMasked(block: Block, doc: number): boolean {
  return (((block.masked[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1
}

/** The one order of documents: better quality first, then by id. */
export function byQuality(one: SearchDocument, other: SearchDocument): number {
  const [first, second] = [Math.fround(one.quality), Math.fround(other.quality)]
  if (first !== second) return second - first
  return one.id < other.id ? -1 : 1
}
