import type { Block } from '../index/block.ts'
import { type DocSet, fillDocs, NOTHING_MASKED, setBit, shrink, walk, wordsFor } from '../index/doc-set.ts'
import { type KeyedSort, sortDocs } from '../index/orders.ts'
import type { FilterContext } from './filter-checks.ts'

type Cached = { lineOf: FilterContext['lineOf']; sets: Map<string, DocSet> }

const MOST_CACHED = 100
const cachedOf = new WeakMap<Block, Cached>()
const leavesOf = new WeakMap<Block, Uint32Array>()

/** What stands in a category or below it, worked out once as long as the tree stays as it is. */
export function categoryDocs(block: Block, categoryId: string, lineOf: FilterContext['lineOf']): DocSet {
  let cached = cachedOf.get(block)
  if (!cached || cached.lineOf !== lineOf) cachedOf.set(block, (cached = { lineOf, sets: new Map() }))
  const known = cached.sets.get(categoryId)
  if (known) return known
  const { category, values, count } = block.columns
  const within = Uint8Array.from(values.category, (id) => Number(lineOf(id).includes(categoryId)))
  const bits = new Uint32Array(wordsFor(count))
  for (let doc = 0; doc < count; doc++) if (within[category[doc] ?? 0]) setBit(bits, doc)
  const set = shrink(bits, count)
  if (cached.sets.size >= MOST_CACHED) cached.sets.clear()
  cached.sets.set(categoryId, set)
  return set
}

/** How many documents stand in each category itself, but for those that count no more. */
export function countLeaves(block: Block): Uint32Array {
  const { category, values, count } = block.columns
  let leaves = leavesOf.get(block)
  if (!leaves) {
    leaves = new Uint32Array(values.category.length)
    for (let doc = 0; doc < count; doc++) leaves[category[doc] ?? 0] = (leaves[category[doc] ?? 0] ?? 0) + 1
    leavesOf.set(block, leaves)
  }
  const counts = leaves.slice()
  const next = walk({ count: block.maskedCount, bits: block.masked })
  for (let doc = next(); doc >= 0; doc = next()) {
    const place = category[doc] ?? 0
    counts[place] = (counts[place] ?? 0) - 1
  }
  return counts
}

type Sorted = Map<KeyedSort, Uint32Array>
const sortedOf = new WeakMap<DocSet, Sorted>()

/** The documents of a set that is kept, in the order of a sort: kept as long as the set. */
export function sortedDocs(block: Block, set: DocSet, sort: KeyedSort): Uint32Array {
  let sorted = sortedOf.get(set)
  if (!sorted) sortedOf.set(set, (sorted = new Map()))
  let docs = sorted.get(sort)
  if (!docs) {
    const own = new Uint32Array(set.count)
    fillDocs(set, NOTHING_MASKED, own)
    sorted.set(sort, (docs = sortDocs(block.columns, own, sort)))
  }
  return docs
}
