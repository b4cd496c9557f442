import { absentTerm } from '../index/posting.ts'
import type { StoredBlock } from '../index/stored-block.ts'
import { askBlock } from '../query/candidates.ts'
import type { FilterContext } from '../query/filter-checks.ts'
import { matchTitles } from '../query/match-docs.ts'
import { planQuery } from '../query/query-plan.ts'
import { comparing, rankDocs, tellRanked } from '../query/rank-docs.ts'
import type { KindIndex } from '../kind-index.ts'
import { rangeBeginning } from '../words/dictionary.ts'
import type { SuggestionsContext } from './suggestions-context.ts'

/** A word that no more documents than these have is looked for everywhere; a commoner one among the best. */
const RARE_MOST = 2_000
const noFilters: FilterContext = { lineOf: () => [], onlineOwners: () => new Uint8Array() }

/** The best documents whose words begin so: a bounded look, in one round trip at most for words not at hand. */
export async function suggestDocuments(
  context: SuggestionsContext,
  kindIndex: KindIndex,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const base = kindIndex.base()
  const fresh = kindIndex.touched()
  const bounded = base && !isRare(base, words.at(-1) ?? '') ? { ...base, load: base.loadBestTitles } : base
  const plan = await planQuery(
    { stem: context.stem, synonyms: await context.synonyms.current(), base: bounded, fresh },
    words.join(' '),
    { exactly: false, begins: true },
  )
  if (plan.slots.length === 0 || plan.readAs) return []
  const blocks = [
    ...(base ? [{ block: base, termSets: (term: string) => plan.stored.get(term) ?? absentTerm }] : []),
    // Read once more: what was touched while the words were looked up is hidden in the generation already.
    ...kindIndex.touched().map((block) => ({ block, termSets: block.termSets })),
  ]
  return blocks
    .flatMap(({ block, termSets }) => {
      const tier = { matched: matchTitles(block, plan.slots, termSets), lacks: undefined }
      return rankDocs(askBlock(block, [tier], { kind: 'service' }, noFilters), 'relevance', most)
    })
    .toSorted(comparing('relevance'))
    .slice(0, most)
    .map((one) => tellRanked(one).id)
}

function isRare(base: StoredBlock, beginning: string): boolean {
  const { words, counts } = base.dictionary()
  let count = 0
  const { from, to } = rangeBeginning(words, beginning)
  for (let at = from; at < to && count <= RARE_MOST; at++) count += counts[at] ?? 0
  return count <= RARE_MOST
}
