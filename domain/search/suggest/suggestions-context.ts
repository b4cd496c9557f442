import type { Clock } from '#platform/clock/clock.ts'
import type { LiveSynonyms } from '../live-synonyms.ts'
import type { LiveTree } from '../live-tree.ts'
import type { SearchKind } from '../search-engine.ts'
import type { KindIndex } from '../kind-index.ts'
import type { StemWords } from '../words/stem-words.ts'
import { type PhraseBook } from './phrase-book.ts'

export type SuggestionsContext = {
  stem: StemWords
  synonyms: LiveSynonyms
  tree: LiveTree
  phrases: PhraseBook
  kindIndexes: ReadonlyMap<SearchKind, KindIndex>
  clock: Clock
}
