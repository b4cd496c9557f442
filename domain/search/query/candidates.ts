import { type Block, isMasked } from '../index/block.ts'
import { type DocSet, everyDoc, walk } from '../index/doc-set.ts'
import type { SearchFilters } from '../search-engine.ts'
import { categoryDocs } from './category-docs.ts'
import { type Check, checksFor, type FilterGiven } from './filter-checks.ts'
import type { Matched } from './match-docs.ts'

/** One block with what a query asks of it. */
export type BlockQuery = {
  block: Block
  matched: Matched | undefined
  checks: readonly Check[]
  /** Where to look: what holds the words, or what stands in the category, or everything. */
  candidates: DocSet
  /** Whether the category has already narrowed where to look. */
  isNarrowed: boolean
}

export function askBlock(
  block: Block,
  matched: Matched | undefined,
  filters: SearchFilters,
  given: FilterGiven,
): BlockQuery {
  const checks = checksFor(filters, block.columns, given)
  const { categoryId } = filters
  if (matched) return { block, matched, checks, candidates: matched.text, isNarrowed: false }
  if (categoryId === undefined)
    return { block, matched, checks, candidates: everyDoc(block.columns.count), isNarrowed: false }
  const candidates = categoryDocs(block, categoryId, given.lineOf)
  return { block, matched, checks, candidates, isNarrowed: true }
}

export function everythingIn({ block }: BlockQuery): DocSet {
  return everyDoc(block.columns.count)
}

export function passesAll({ block, checks, isNarrowed }: BlockQuery): (doc: number) => boolean {
  const hasMask = block.maskedCount > 0
  const asked = isNarrowed ? checks.filter(({ facet }) => facet !== 'categories') : checks
  return (doc) => {
    if (hasMask && isMasked(block, doc)) return false
    for (let at = 0; at < asked.length; at++) if (!asked[at]?.passes(doc)) return false
    return true
  }
}

/** Those of a set that pass, in order, then -1. */
export function walkPassing(set: DocSet, passes: (doc: number) => boolean): () => number {
  const next = walk(set)
  return () => {
    for (;;) {
      const doc = next()
      if (doc < 0 || passes(doc)) return doc
    }
  }
}

/** How many documents pass, or one more than `most` if there are more. */
export function countPassing(query: BlockQuery, most: number): number {
  const next = walkPassing(query.candidates, passesAll(query))
  let count = 0
  while (count <= most && next() >= 0) count++
  return count
}
