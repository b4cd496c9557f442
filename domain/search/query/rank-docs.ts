import { type DocSet, hasDoc } from '../index/doc-set.ts'
import { idAt } from '../index/columns.ts'
import { type KeyedSort, sortDocs, sortKeyOf } from '../index/orders.ts'
import { BROWSE_MATCH, type MatchPlace, matchPlaces, matchWeights } from '../match-rules.ts'
import type { Found, SearchSort, Why } from '../search-engine.ts'
import { type BlockQuery, passesAll, walkPassing } from './candidates.ts'
import { sortedDocs } from './category-docs.ts'
import { placeOf } from './match-docs.ts'

/** A document on its way into a page: what it is sorted by and where it was found; who it is, is told at the end. */
type Ranked = {
  key: number
  match: number
  quality: number
  foundIn: Why['foundIn']
  ids: Buffer
  doc: number
}

/** The best of a block by a sort, at most so many, best first. */
export function rankDocs(query: BlockQuery, sort: SearchSort, most: number): Ranked[] {
  return sort === 'relevance' ? byRelevance(query, most) : bySortKey(query, sort, most)
}

/**
 * One order for every block: among equals the better quality goes first, then the id; by relevance, before both, the
 * better match.
 */
export function comparing(sort: SearchSort): (one: Ranked, other: Ranked) => number {
  const isRelevance = sort === 'relevance'
  return (one, other) =>
    one.key - other.key ||
    (isRelevance ? other.match - one.match : 0) ||
    other.quality - one.quality ||
    (idAt(one.ids, one.doc) < idAt(other.ids, other.doc) ? -1 : 1)
}

export function tellRanked({ ids, doc, match, foundIn, quality }: Ranked): Found {
  return { id: idAt(ids, doc), why: { match, foundIn, quality } }
}

function ranked({ block }: BlockQuery, doc: number, foundIn: Why['foundIn'], key?: number): Ranked {
  const quality = block.columns.quality[doc] ?? 0
  const match = foundIn === 'browse' ? BROWSE_MATCH : matchWeights[foundIn]
  return { key: key ?? -match * quality, match, quality, foundIn, ids: block.columns.ids, doc }
}

/** Each place is walked by quality, which is by number; the next is whichever has the most match x quality. */
function byRelevance(query: BlockQuery, most: number): Ranked[] {
  const passes = passesAll(query)
  const heads = lanesOf(query).map(({ foundIn, set, without }) => {
    const next = walkPassing(set, without ? (doc) => !hasDoc(without, doc) && passes(doc) : passes)
    return { foundIn, next, doc: next() }
  })
  const found: Ranked[] = []
  const { quality } = query.block.columns
  const scoreOf = ({ foundIn, doc }: (typeof heads)[number]) =>
    (foundIn === 'browse' ? BROWSE_MATCH : matchWeights[foundIn]) * (quality[doc] ?? 0)
  while (found.length < most) {
    let best: (typeof heads)[number] | undefined
    for (const head of heads) {
      // Heads stand in the order of their weights, so that among equals the better match stays.
      if (head.doc >= 0 && (!best || scoreOf(head) > scoreOf(best))) best = head
    }
    if (!best) break
    found.push(ranked(query, best.doc, best.foundIn))
    best.doc = best.next()
  }
  return found
}

type Lane = { foundIn: Why['foundIn']; set: DocSet; without?: DocSet | undefined }

function lanesOf(query: BlockQuery): Lane[] {
  const { matched } = query
  if (!matched) return [{ foundIn: 'browse', set: query.candidates }]
  return matchPlaces.map((place, index) => {
    const better = matchPlaces[index - 1] as MatchPlace | undefined
    return { foundIn: place, set: matched[place], without: better && matched[better] }
  })
}

function bySortKey(query: BlockQuery, sort: KeyedSort, most: number): Ranked[] {
  const { block, matched } = query
  const keyOf = sortKeyOf(block.columns, sort)
  const docs = firstBySort(query, sort, most)
  return docs.map((doc) => ranked(query, doc, matched ? placeOf(matched, doc) : 'browse', keyOf(doc)))
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
