import { DELIVERY_DAYS_MOST, PRICE_BANDS_FROM_MINOR, RATINGS_AT_LEAST_HUNDREDTHS } from '../facet-rules.ts'
import type { Block } from '../index/block.ts'
import { type DocSet, fillDocs } from '../index/doc-set.ts'
import { PACKED_VALUES, packedBands } from '../index/columns.ts'
import { type BlockQuery, everythingIn } from './candidates.ts'
import { countLeaves } from './category-docs.ts'
import type { Check, FacetName, FilterGiven } from './filter-checks.ts'

/** How many documents have each value of a facet, by the place of the value. */
export type FacetCounts = Record<FacetName, Uint32Array>

/** Every facet of a block, each counted as if its own filter were not set. */
export function countBlock(query: BlockQuery, given: FilterGiven): FacetCounts {
  const { block, checks, candidates, isNarrowed } = query
  const counts = noCounts(block)
  const withoutCategory = checks.filter(({ facet }) => facet !== 'categories')
  if (!isNarrowed) {
    countSet(block, candidates, checks, counts, given)
  } else if (withoutCategory.length === 0) {
    countSet(block, candidates, [], counts, given)
    counts.categories = countLeaves(block)
  } else {
    // What stands in the category answers for the other facets, and everything for the categories themselves.
    const own = noCounts(block)
    countSet(block, candidates, withoutCategory, own, given)
    countSet(block, everythingIn(query), withoutCategory, counts, given)
    return { ...own, categories: counts.categories }
  }
  return counts
}

function noCounts({ columns: { values } }: Block): FacetCounts {
  return {
    categories: new Uint32Array(values.category.length),
    prices: new Uint32Array(PRICE_BANDS_FROM_MINOR.length),
    deliveryDays: new Uint32Array(DELIVERY_DAYS_MOST.length + 1),
    ratings: new Uint32Array(RATINGS_AT_LEAST_HUNDREDTHS.length + 1),
    levels: new Uint32Array(values.level.length),
    languages: new Uint32Array(values.languages.length),
    online: new Uint32Array(2),
    teams: new Uint32Array(2),
  }
}

const packedFacets = Object.keys(packedBands) as (keyof typeof packedBands)[]

/** Room for the documents that pass, kept between searches: counting is never interrupted. */
let room = new Uint32Array(1_024)

function countSet(
  block: Block,
  set: DocSet,
  checks: readonly Check[],
  counts: FacetCounts,
  given: FilterGiven,
): void {
  if (room.length < set.count) room = new Uint32Array(set.count)
  const walked = fillDocs(set, block.masked, room)
  // What only its own filter keeps out of the results still counts in that facet.
  const keptOutBy = new Map<FacetName, number[]>(checks.map(({ facet }) => [facet, []]))
  const passing = checks.length === 0 ? walked : sortOut(checks, walked, keptOutBy)
  tallyPacked(block, room, passing, counts)
  for (const facet of ['categories', 'levels', 'languages', 'online'] as const)
    tally(block, facet, room, passing, counts[facet], given)
  for (const [facet, others] of keptOutBy)
    tally(block, facet, Uint32Array.from(others), others.length, counts[facet], given)
}

/** Moves those that pass every check to the front of the room, and puts aside those that fail one only. */
function sortOut(checks: readonly Check[], walked: number, keptOutBy: Map<FacetName, number[]>): number {
  let passing = 0
  for (let place = 0; place < walked; place++) {
    const doc = room[place] ?? 0
    let faults = 0
    let facet: FacetName | undefined
    for (let at = 0; at < checks.length && faults < 2; at++) {
      const check = checks[at]
      if (!check || check.passes(doc)) continue
      faults++
      facet = check.facet
    }
    if (faults === 0) room[passing++] = doc
    else if (faults === 1 && facet) keptOutBy.get(facet)?.push(doc)
  }
  return passing
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

function tally(
  { columns }: Block,
  facet: FacetName,
  docs: Uint32Array,
  many: number,
  counts: Uint32Array,
  given: FilterGiven,
): void {
  const { category, level, languages, owner, bands } = columns
  if (facet === 'online') return tallyThrough(owner, given.onlineOwners(columns), docs, many, counts)
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
