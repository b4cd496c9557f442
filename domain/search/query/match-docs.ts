import type { Block } from '../index/block.ts'
import { type DocSet, hasDoc, intersect, unite } from '../index/doc-set.ts'
import type { TermSets } from '../index/posting.ts'
import { type MatchPlace, matchPlaces } from '../match-rules.ts'
import type { Slot } from './query-plan.ts'

/** The documents that hold every word: in their titles; in titles or labels; anywhere. */
export type Matched = Record<MatchPlace, DocSet>

/** Undefined when there are no words: then everything matches. */
export function matchDocs(
  block: Block,
  slots: readonly Slot[],
  termSets: (term: string) => TermSets,
): Matched | undefined {
  if (slots.length === 0) return undefined
  const all = block.columns.count
  const inPlace = (place: 0 | 1 | 2): DocSet =>
    intersect(
      slots.map(({ alternatives }) =>
        unite(
          alternatives.map((terms) => intersect(terms.map((term) => termSets(term)[place]))),
          all,
        ),
      ),
    )
  return { title: inPlace(0), labels: inPlace(1), text: inPlace(2) }
}

export function placeOf(matched: Matched, doc: number): MatchPlace {
  return matchPlaces.find((place) => hasDoc(matched[place], doc)) ?? 'text'
}
