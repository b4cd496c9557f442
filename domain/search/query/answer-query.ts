import type { LiveOnline } from '../live-online.ts'
import type { Tree } from '../live-tree.ts'
import { COUNTED_MOST, DEEPEST } from '../match-rules.ts'
import type { Facets, FoundCount, FoundPage, SearchFilters, SearchSort } from '../search-engine.ts'
import type { KindIndex } from '../kind-index.ts'
import { absentTerm } from '../index/posting.ts'
import { askBlock, type BlockQuery, countPassing } from './candidates.ts'
import type { FilterContext } from './filter-checks.ts'
import { matchDocs } from './match-docs.ts'
import type { QueryPlan } from './query-plan.ts'
import { comparing, rankDocs, tellRanked } from './rank-docs.ts'
import { tellFacets } from './tell-facets.ts'

/** A query put to every block of a shelf: nothing of it waits, so that all of it is of one moment. */
export type AskedKindIndex = { queries: BlockQuery[]; context: FilterContext; plan: QueryPlan }

export function askKindIndex(
  kindIndex: KindIndex,
  plan: QueryPlan,
  filters: SearchFilters,
  { tree, online }: { tree: Tree; online: LiveOnline },
): AskedKindIndex {
  const context: FilterContext = { lineOf: tree.lineOf, onlineOwners: online.owners }
  const base = kindIndex.base()
  const queries = kindIndex
    .touched()
    .map((block) => askBlock(block, matchDocs(block, plan.slots, block.termSets), filters, context))
  if (base) {
    const termSets = (term: string) => plan.stored.get(term) ?? absentTerm
    queries.unshift(askBlock(base, matchDocs(base, plan.slots, termSets), filters, context))
  }
  return { queries, context, plan }
}

export function tellPage(
  { queries, plan }: AskedKindIndex,
  sort: SearchSort,
  { offset, most }: { offset: number; most: number },
): FoundPage {
  const end = Math.min(offset + most, DEEPEST)
  const ranked = queries.map((query) => rankDocs(query, sort, end)).filter((block) => block.length > 0)
  const all = ranked.length > 1 ? ranked.flat().toSorted(comparing(sort)) : (ranked[0] ?? [])
  return {
    found: all.slice(offset, end).map(tellRanked),
    readAs: plan.readAs,
    nearest: plan.nearest,
  }
}

export function tellCount({ queries }: AskedKindIndex): FoundCount {
  let count = 0
  for (const query of queries) {
    count += countPassing(query, COUNTED_MOST - count)
    if (count > COUNTED_MOST) return { count: COUNTED_MOST, isOver: true }
  }
  return { count, isOver: false }
}

export function tellAskedFacets({ queries, context }: AskedKindIndex): Facets {
  return tellFacets(queries, context)
}
