import { type Block, isMasked } from '../index/block.ts'
import { countSet, type DocSet, everyDoc, walk } from '../index/doc-set.ts'
import type { SearchFilters } from '../search-engine.ts'
import type { WrittenIn } from '../words/written-in.ts'
import { categoryDocs } from './category-docs.ts'
import { combineBits, filterBits } from './filter-bits.ts'
import { type Check, checksFor, type FilterContext } from './filter-checks.ts'
import type { Tier } from './match-tiers.ts'

/** One block with what a query asks of it. */
export type BlockQuery = {
  block: Block
  /** What holds all of the words, then what holds all but the weakest, and so on: each holds the one before. None: no words. */
  tiers: readonly Tier[]
  checks: readonly Check[]
  /** Where to look: what holds the words, or what stands in the category, or everything. */
  candidates: DocSet
  /** Whether the category has already narrowed where to look. */
  isNarrowed: boolean
  /** The documents in Russian and who reads, where their language goes first. */
  language?: { reader: WrittenIn; russian: DocSet } | undefined
}

const everythingOf = new WeakMap<Block, DocSet>()

export function everythingIn(block: Block): DocSet {
  let everything = everythingOf.get(block)
  if (!everything) everythingOf.set(block, (everything = everyDoc(block.columns.count)))
  return everything
}

export function askBlock(
  block: Block,
  tiers: readonly Tier[],
  filters: SearchFilters,
  context: FilterContext,
): BlockQuery {
  const checks = checksFor(filters, block.columns, context)
  const { categoryId } = filters
  const loosest = tiers.at(-1)
  if (loosest) return { block, tiers, checks, candidates: loosest.matched.text, isNarrowed: false }
  if (categoryId === undefined)
    return { block, tiers, checks, candidates: everythingIn(block), isNarrowed: false }
  const candidates = categoryDocs(block, categoryId, context.lineOf)
  return { block, tiers, checks, candidates, isNarrowed: true }
}

/** The filters of a set that is itself in bits, as bits; few documents are rather looked at one by one. */
export function bitsFor(block: Block, set: DocSet, checks: readonly Check[]): Uint32Array[] | undefined {
  return set.bits ? checks.map((check) => filterBits(block, check)) : undefined
}

/** The filters that the candidates have not been through yet. */
export function checksLeft({ checks, isNarrowed }: BlockQuery): readonly Check[] {
  return isNarrowed ? checks.filter(({ facet }) => facet !== 'categories') : checks
}

/** The candidates that pass, in bits, where they are many. */
function passingBits(query: BlockQuery): Uint32Array | undefined {
  const { block, candidates } = query
  const filters = bitsFor(block, candidates, checksLeft(query))
  return candidates.bits && filters && combineBits(candidates.bits, block.masked, filters)
}

export function passesAll(query: BlockQuery): (doc: number) => boolean {
  const { block } = query
  const asked = checksLeft(query)
  const bits = asked.length > 0 ? passingBits(query) : undefined
  if (bits) return (doc) => (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1
  const hasMask = block.maskedCount > 0
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
  const bits = passingBits(query)
  if (bits) return Math.min(countSet(bits), most + 1)
  const next = walkPassing(query.candidates, passesAll(query))
  let count = 0
  while (count <= most && next() >= 0) count++
  return count
}
