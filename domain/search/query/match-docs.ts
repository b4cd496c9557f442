import type { Block } from '../index/block.ts'
import { type DocSet, hasDoc, intersect, unite } from '../index/doc-set.ts'
import type { TermSets } from '../index/posting.ts'
import { type MatchPlace, matchPlaces } from '../match-rules.ts'
import type { Slot } from '../words/slot.ts'

/** The documents that hold every word: in their titles; in titles or labels; anywhere. */
export type Matched = Record<MatchPlace, DocSet>

export function matchDocs(
  block: Block,
  slots: readonly Slot[],
  termSets: (term: string) => TermSets,
): Matched {
  const inPlace = (place: 0 | 1 | 2) => matchPlace(block, slots, termSets, place)
  return { title: inPlace(0), labels: inPlace(1), text: inPlace(2) }
}

/** Those with every word in their titles, and no others. */
export function matchTitles(
  block: Block,
  slots: readonly Slot[],
  termSets: (term: string) => TermSets,
): Matched {
  const titles = matchPlace(block, slots, termSets, 0)
  return { title: titles, labels: titles, text: titles }
}

function matchPlace(
  block: Block,
  slots: readonly Slot[],
  termSets: (term: string) => TermSets,
  place: 0 | 1 | 2,
): DocSet {
  return intersect(
    slots.map(({ alternatives }) =>
      unite(
        alternatives.map((terms) => intersect(terms.map((term) => termSets(term)[place]))),
        block.columns.count,
      ),
    ),
  )
}

export function placeOf(matched: Matched, doc: number): MatchPlace {
  return matchPlaces.find((place) => hasDoc(matched[place], doc)) ?? 'text'
}
