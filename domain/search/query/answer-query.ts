import type { LiveOnline } from '../live-online.ts'
import type { Tree } from '../live-tree.ts'
import { COUNTED_MOST, DEEPEST, VARIED_AMONG } from '../match-rules.ts'
import type { Facets, FoundCount, FoundPage, Relaxed, SearchQuery } from '../search-engine.ts'
import { RUSSIAN_TERM } from '../words/written-in.ts'
import type { KindIndex } from '../kind-index.ts'
import { absentTerm } from '../index/posting.ts'
import { askBlock, type BlockQuery, countPassing } from './candidates.ts'
import type { FilterContext } from './filter-checks.ts'
import { type BlockTerms, matchTiers, wordsOf } from './match-tiers.ts'
import type { QueryPlan } from './query-plan.ts'
import { comparing, type Ranked, rankDocs, sellerOf, tellRanked } from './rank-docs.ts'
import { tellFacets } from './tell-facets.ts'
import { varyOwners } from '../vary-owners.ts'

/** A query put to every block of a shelf: nothing of it waits, so that all of it is of one moment. */
export type AskedKindIndex = {
  queries: BlockQuery[]
  context: FilterContext
  plan: QueryPlan
  relaxed?: Relaxed | undefined
}

export function askKindIndex(
  kindIndex: KindIndex,
  plan: QueryPlan,
  { filters, loosely = false, reader }: SearchQuery,
  { tree, online }: { tree: Tree; online: LiveOnline },
): AskedKindIndex {
  const context: FilterContext = { lineOf: tree.lineOf, onlineOwners: online.owners }
  const blocks: BlockTerms[] = kindIndex.touched().map((block) => ({ block, termSets: block.termSets }))
  const base = kindIndex.base()
  if (base) blocks.unshift({ block: base, termSets: (term) => plan.stored.get(term) ?? absentTerm })
  const tiers = matchTiers(blocks, plan.slots, loosely)
  const queries = blocks.map(({ block, termSets }, at) => ({
    ...askBlock(
      block,
      tiers.flatMap(({ byBlock }) => byBlock[at] ?? []),
      filters,
      context,
    ),
    language: reader && { reader, russian: termSets(RUSSIAN_TERM)[2] },
  }))
  const [all, ...looser] = tiers
  const loosest = looser.at(-1)
  const relaxed = all && loosest ? { words: wordsOf(loosest.slots), haveAll: all.count } : undefined
  return { queries, context, plan, relaxed }
}

/** What has the same words in the same places, and in the same language, matches as well. */
const variety = {
  ownerOf: sellerOf,
  isAsGood: (one: Ranked, best: Ranked) => one.match === best.match && one.rank === best.rank,
  holdBack: (one: Ranked) => void (one.isHeldBack = true),
}

export function tellPage(
  { queries, plan, relaxed }: AskedKindIndex,
  { sort, varied = false }: Pick<SearchQuery, 'sort' | 'varied'>,
  { offset, most }: { offset: number; most: number },
): FoundPage {
  const end = Math.min(offset + most, DEEPEST)
  const isVaried = varied && sort === 'relevance'
  const looked = isVaried ? Math.max(end, VARIED_AMONG) : end
  const ranked = queries.map((query) => rankDocs(query, sort, looked)).filter((block) => block.length > 0)
  const all = ranked.length > 1 ? ranked.flat().toSorted(comparing(sort)) : (ranked[0] ?? [])
  const placed = isVaried ? varyOwners(all, variety) : all
  return {
    found: placed.slice(offset, end).map(tellRanked),
    readAs: plan.readAs,
    nearest: plan.nearest,
    relaxed,
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
