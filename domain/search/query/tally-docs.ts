import type { Block } from '../index/block.ts'
import { PACKED_VALUES, packedBands } from '../index/columns.ts'
import type { FacetName, FilterContext } from './filter-checks.ts'

/** How many documents have each value of a facet, by the place of the value. */
export type FacetCounts = Record<FacetName, Uint32Array>

const packedFacets = Object.keys(packedBands) as (keyof typeof packedBands)[]
const otherFacets = ['categories', 'levels', 'languages', 'online'] as const

/** Adds the first `many` of the documents to every facet. */
export function tallyAll(
  block: Block,
  docs: Uint32Array,
  many: number,
  counts: FacetCounts,
  context: FilterContext,
): void {
  tallyPacked(block, docs, many, counts)
  for (const facet of otherFacets) tally(block, facet, docs, many, counts[facet], context)
}

/** Four facets in one step a document: how often each packing of their values occurs, then taken apart. */
function tallyPacked(
  { columns: { bands } }: Block,
  docs: Uint32Array,
  many: number,
  counts: FacetCounts,
): void {
  const packed = new Uint32Array(PACKED_VALUES)
  for (let at = 0; at < many; at++) {
    const value = bands[docs[at] ?? 0] ?? 0
    packed[value] = (packed[value] ?? 0) + 1
  }
  for (const facet of packedFacets) {
    const { up, values } = packedBands[facet]
    packed.forEach((count, value) => {
      const place = (value >>> up) & (values - 1)
      if (count) counts[facet][place] = (counts[facet][place] ?? 0) + count
    })
  }
}

/** The same for one facet. */
export function tally(
  { columns }: Block,
  facet: FacetName,
  docs: Uint32Array,
  many: number,
  counts: Uint32Array,
  context: FilterContext,
): void {
  const { category, level, languages, owner, bands } = columns
  if (facet === 'online') return tallyThrough(owner, context.onlineOwners(columns), docs, many, counts)
  if (facet in packedBands) {
    const { up, values } = packedBands[facet as keyof typeof packedBands]
    for (let at = 0; at < many; at++) {
      const value = ((bands[docs[at] ?? 0] ?? 0) >>> up) & (values - 1)
      counts[value] = (counts[value] ?? 0) + 1
    }
    return
  }
  const column = facet === 'categories' ? category : facet === 'levels' ? level : languages
  for (let at = 0; at < many; at++) {
    const value = column[docs[at] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

function tallyThrough(
  column: Uint32Array,
  values: Uint8Array,
  docs: Uint32Array,
  many: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < many; at++) {
    const value = values[column[docs[at] ?? 0] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}
