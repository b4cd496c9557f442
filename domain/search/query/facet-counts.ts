import { DELIVERY_DAYS_MOST, PRICE_BANDS_FROM_MINOR, RATINGS_AT_LEAST_HUNDREDTHS } from '../facet-rules.ts'
import type { Block } from '../index/block.ts'
import { type DocSet, fillDocs, NOTHING_MASKED } from '../index/doc-set.ts'
import { bitsFor, type BlockQuery, checksLeft, everythingIn } from './candidates.ts'
import { countLeaves } from './category-docs.ts'
import { combineBits } from './filter-bits.ts'
import type { Check, FacetName, FilterContext } from './filter-checks.ts'
import { type FacetCounts, tally, tallyAll } from './tally-docs.ts'

/** Every facet of a block, each counted as if its own filter were not set. */
export function countBlock(query: BlockQuery, context: FilterContext): FacetCounts {
  const { block, candidates, tiers, isNarrowed } = query
  const checks = checksLeft(query)
  if (tiers.length === 0 && checks.length === 0) {
    const counts = countCached(block, candidates, context)
    return isNarrowed ? { ...counts, categories: countLeaves(block) } : counts
  }
  const counts = noCounts(block)
  countSet(block, candidates, checks, counts, context)
  if (!isNarrowed) return counts
  // What stands in the category answers for the other facets, and everything for the categories themselves.
  const wider = noCounts(block)
  countSet(block, everythingIn(block), checks, wider, context)
  return { ...counts, categories: wider.categories }
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

const cachedCounts = new WeakMap<DocSet, { online: Uint8Array; counts: FacetCounts }>()

/** Of a set that is kept, whole: counted once, and what is masked since taken off. */
function countCached(block: Block, set: DocSet, context: FilterContext): FacetCounts {
  const online = context.onlineOwners(block.columns)
  let cached = cachedCounts.get(set)
  if (cached?.online !== online) {
    cached = { online, counts: noCounts(block) }
    const many = fillDocs(set, NOTHING_MASKED, roomFor(set.count))
    tallyAll(block, room, many, cached.counts, context)
    cachedCounts.set(set, cached)
  }
  const gone = noCounts(block)
  if (block.maskedCount > 0) {
    const shown = fillDocs(
      { count: block.maskedCount, bits: block.masked },
      outsideOf(set, block),
      roomFor(block.maskedCount),
    )
    tallyAll(block, room, shown, gone, context)
  }
  return Object.fromEntries(
    Object.entries(cached.counts).map(([facet, counts]) => [
      facet,
      counts.map((count, value) => count - (gone[facet as FacetName][value] ?? 0)),
    ]),
  ) as FacetCounts
}

/** A bit for every document that is not in the set. */
function outsideOf(set: DocSet, block: Block): Uint32Array {
  const inside = set.bits ?? new Uint32Array(block.masked.length)
  if (!set.bits) for (const doc of set.docs) inside[doc >>> 5] = (inside[doc >>> 5] ?? 0) | (1 << (doc & 31))
  return inside.map((word) => ~word)
}

/** Room for documents that are counted, kept between searches: counting is never interrupted. */
let room = new Uint32Array(1_024)

function roomFor(many: number): Uint32Array {
  if (room.length < many) room = new Uint32Array(many)
  return room
}

/** What passes counts in every facet; what only its own filter keeps out still counts in that facet. */
function countSet(
  block: Block,
  set: DocSet,
  checks: readonly Check[],
  counts: FacetCounts,
  context: FilterContext,
): void {
  const filters = checks.length > 0 ? bitsFor(block, set, checks) : undefined
  if (set.bits && filters) {
    const fill = (failing?: number) => {
      const bits = combineBits(set.bits ?? NOTHING_MASKED, block.masked, filters, failing)
      return fillDocs({ count: set.count, bits }, NOTHING_MASKED, roomFor(set.count))
    }
    tallyAll(block, room, fill(), counts, context)
    checks.forEach(({ facet }, at) => {
      if (facet !== 'owners') tally(block, facet, room, fill(at), counts[facet], context)
    })
    return
  }
  const walked = fillDocs(set, block.masked, roomFor(set.count))
  const aside = checks.map((): Aside => ({ docs: new Uint32Array(walked), many: 0 }))
  const passing = checks.length === 0 ? walked : sortOut(checks, walked, aside)
  tallyAll(block, room, passing, counts, context)
  checks.forEach(({ facet }, at) => {
    if (facet === 'owners') return
    const { docs, many } = aside[at] ?? NONE_ASIDE
    tally(block, facet, docs, many, counts[facet], context)
  })
}

type Aside = { docs: Uint32Array; many: number }
const NONE_ASIDE: Aside = { docs: new Uint32Array(), many: 0 }

/** Moves those that pass every check to the front of the room, and puts aside, by check, those that fail one only. */
function sortOut(checks: readonly Check[], walked: number, aside: readonly Aside[]): number {
  let passing = 0
  for (let place = 0; place < walked; place++) {
    const doc = room[place] ?? 0
    let faults = 0
    let failed = 0
    for (let at = 0; at < checks.length && faults < 2; at++) {
      if (checks[at]?.passes(doc)) continue
      faults++
      failed = at
    }
    if (faults === 0) {
      room[passing++] = doc
    } else if (faults === 1) {
      const own = aside[failed] ?? NONE_ASIDE
      own.docs[own.many++] = doc
    }
  }
  return passing
}
