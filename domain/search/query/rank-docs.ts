import { hasDoc } from '../index/doc-set.ts'
import { type Columns, idAt } from '../index/columns.ts'
import { type KeyedSort, sortDocs, sortKeyOf } from '../index/orders.ts'
import { BROWSE_MATCH, matchWeights } from '../match-rules.ts'
import type { Found, SearchSort, Why } from '../search-engine.ts'
import { type BlockQuery, passesAll, walkPassing } from './candidates.ts'
import { sortedDocs } from './category-docs.ts'
import { placeOf } from './match-docs.ts'
import { rankedLanes } from './ranked-lanes.ts'

/** A document on its way into a page: what it is sorted by and where it was found; who it is, is told at the end. */
export type Ranked = {
  /** By relevance: what has all the words before what has not, and among these the reader's language before others. */
  rank: number
  key: number
  match: number
  quality: number
  foundIn: Why['foundIn']
  lacks: string | undefined
  columns: Columns
  doc: number
  isHeldBack?: boolean
}

/** The best of a block by a sort, at most so many, best first. */
export function rankDocs(query: BlockQuery, sort: SearchSort, most: number): Ranked[] {
  return sort === 'relevance' ? byRelevance(query, most) : bySortKey(query, sort, most)
}

/**
 * One order for every block: among equals the better quality goes first, then the id; by relevance, before both, the
 * better match, and before all what has more of the words.
 */
export function comparing(sort: SearchSort): (one: Ranked, other: Ranked) => number {
  const isRelevance = sort === 'relevance'
  return (one, other) =>
    one.rank - other.rank ||
    one.key - other.key ||
    (isRelevance ? other.match - one.match : 0) ||
    other.quality - one.quality ||
    (idOf(one) < idOf(other) ? -1 : 1)
}

const idOf = ({ columns, doc }: Ranked) => idAt(columns.ids, doc)

export const sellerOf = ({ columns, doc }: Ranked) => columns.values.owner[columns.soldBy[doc] ?? 0] ?? ''

export function tellRanked(one: Ranked): Found {
  const { match, foundIn, quality, lacks, isHeldBack } = one
  return { id: idOf(one), why: { match, foundIn, quality, lacks, isHeldBack } }
}

const weightOf = (foundIn: Why['foundIn']) => (foundIn === 'browse' ? BROWSE_MATCH : matchWeights[foundIn])

/** Each place is walked by quality, which is by number; the next is whichever has the most match x quality. */
function byRelevance(query: BlockQuery, most: number): Ranked[] {
  const { columns } = query.block
  const passes = passesAll(query)
  const found: Ranked[] = []
  for (const { rank, lacks, lanes } of rankedLanes(query)) {
    const heads = lanes.map(({ foundIn, set, without }) => {
      const next = walkPassing(set, (doc) => !without.some((one) => hasDoc(one, doc)) && passes(doc))
      return { foundIn, weight: weightOf(foundIn), next, doc: next() }
    })
    while (found.length < most) {
      let best: (typeof heads)[number] | undefined
      let highest = -1
      for (const head of heads) {
        // Heads stand in the order of their weights, so that among equals the better match stays.
        const score = head.doc < 0 ? -1 : head.weight * (columns.quality[head.doc] ?? 0)
        if (score > highest) [best, highest] = [head, score]
      }
      if (!best) break
      const { doc, foundIn, weight: match } = best
      const quality = columns.quality[doc] ?? 0
      found.push({ rank, key: -match * quality, match, quality, foundIn, lacks, columns, doc })
      best.doc = best.next()
    }
    if (found.length >= most) break
  }
  return found
}

function bySortKey(query: BlockQuery, sort: KeyedSort, most: number): Ranked[] {
  const { block, tiers } = query
  const { columns } = block
  const keyOf = sortKeyOf(columns, sort)
  return firstBySort(query, sort, most).map((doc) => {
    const tier = tiers.find(({ matched }) => hasDoc(matched.text, doc))
    const foundIn = tier ? placeOf(tier.matched, doc) : 'browse'
    const quality = columns.quality[doc] ?? 0
    return {
      rank: 0,
      key: keyOf(doc),
      match: weightOf(foundIn),
      quality,
      foundIn,
      lacks: tier?.lacks,
      columns,
      doc,
    }
  })
}

/** Either walks a whole order until the page is full, or sorts what was found: whichever looks at fewer documents. */
function firstBySort(query: BlockQuery, sort: KeyedSort, most: number): number[] {
  const { block, candidates: set, isNarrowed } = query
  const passes = passesAll(query)
  const order = block.order(sort)
  if (order && set.bits && (most * block.columns.count) / Math.max(set.count, 1) < set.count * 2)
    return firstOf(order, (doc) => hasDoc(set, doc) && passes(doc), most)
  // A category that many look at is sorted once.
  if (isNarrowed) return firstOf(sortedDocs(block, set, sort), passes, most)
  const passing = new Uint32Array(set.count)
  let count = 0
  const next = walkPassing(set, passes)
  for (let doc = next(); doc >= 0; doc = next()) passing[count++] = doc
  return [...sortDocs(block.columns, passing.subarray(0, count), sort).subarray(0, most)]
}

function firstOf(order: Uint32Array, fits: (doc: number) => boolean, most: number): number[] {
  const found: number[] = []
  for (let at = 0; at < order.length && found.length < most; at++) {
    const doc = order[at] ?? 0
    if (fits(doc)) found.push(doc)
  }
  return found
}
