import type { Transaction } from '#platform/db/transaction.ts'
import type { WrittenIn } from './words/written-in.ts'

/** What only members may see is a kind of its own, so that no forgotten filter can show it to a visitor. */
export const searchKinds = [
  'service',
  'member',
  'project',
  'members-project',
  'team',
  'article',
  'idea',
  'post',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchSorts = [
  'relevance',
  'rating',
  'selling',
  'newest',
  'price-up',
  'price-down',
  'fastest',
] as const
export type SearchSort = (typeof searchSorts)[number]

/** What narrows a search. Values of one filter are alternatives; filters add up. */
export type SearchFilters = {
  kind: SearchKind
  /** The category or anything below it. */
  categoryId?: string | undefined
  priceMinMinor?: number | undefined
  priceMaxMinor?: number | undefined
  deliveryDaysMost?: number | undefined
  /** 4, 4.5, … */
  ratingAtLeast?: number | undefined
  levels?: readonly string[] | undefined
  languages?: readonly string[] | undefined
  isOnline?: boolean | undefined
  isTeam?: boolean | undefined
  /** Only what has all of these, as `SearchDocument.marks` says. */
  marks?: readonly string[] | undefined
  /** Whose things are left out, also of what is counted. */
  withoutOwners?: readonly string[] | undefined
}

/** `words` empty: browsing. */
export type SearchQuery = {
  words: string
  /** As it was typed, without mending the spelling. */
  exactly?: boolean
  /** Where few have all of the words, those that have all but the weakest follow. */
  loosely?: boolean
  /** Where others match as well, one seller does not take all of the first places; by relevance only. */
  varied?: boolean
  /** The words are from what somebody wrote for themselves: they are never offered to others as a search. */
  isPrivate?: boolean
  /** What is written in this language goes first; by relevance only. */
  reader?: WrittenIn | undefined
  filters: SearchFilters
  sort: SearchSort
}

/** Why a result stands where it stands: text match x quality, each with its parts. */
export type Why = {
  match: number
  /** Where the words were found. */
  foundIn: 'title' | 'labels' | 'text' | 'browse'
  quality: number
  /** The words that it does not have, where it was found without them. */
  lacks?: string | undefined
  /** It stands later than these figures say: its seller has a place among the first already. */
  isHeldBack?: boolean | undefined
}

export type Found = { id: string; why: Why }

export type FoundPage = {
  found: Found[]
  /** The words that were searched for, when the spelling was mended. */
  readAs?: string | undefined
  /** The nearest spelling, when nothing was found as typed. */
  nearest?: string | undefined
  /** What all of these have, where few or none have all of the words. */
  relaxed?: Relaxed | undefined
}

/** `words`: those that are left; `haveAll`: how many have every word that was asked for. */
export type Relaxed = { words: string; haveAll: number }

/** `isOver`: there are more than were counted. */
export type FoundCount = { count: number; isOver: boolean }

/** How many there would be with each value of a filter, the other filters staying as they are. */
export type Facets = {
  categories: { id: string; count: number }[]
  prices: { fromMinor: number; toMinor: number | null; count: number }[]
  deliveryDays: { most: number; count: number }[]
  ratings: { atLeast: number; count: number }[]
  levels: { level: string; count: number }[]
  languages: { code: string; count: number }[]
  online: number
  teams: number
}

export type Suggestion =
  | { kind: 'query'; words: string }
  | { kind: 'category'; id: string }
  | { kind: 'service'; id: string }
  | { kind: 'project'; id: string }
  | { kind: 'member'; id: string }
  | { kind: 'team'; id: string }
  | { kind: 'article'; id: string }
  | { kind: 'post'; id: string }
  /** For members alone: whoever shows suggestions looks who asks. */
  | { kind: 'idea'; id: string }

/** All that the product asks of search: a dedicated engine can take its place by answering these five. */
export type SearchEngine = {
  page(query: SearchQuery, from: { offset: number; most: number }): Promise<FoundPage>
  count(query: SearchQuery): Promise<FoundCount>
  facets(query: SearchQuery): Promise<Facets>
  suggest(typed: string, most: number): Promise<Suggestion[]>
  /** These have changed (or are gone): written in the transaction that changed them, found by everyone within a second. */
  touch(tx: Transaction, kind: SearchKind, ids: readonly string[]): Promise<void>
}

/** What a thing looks like to search. Areas describe theirs in their `area.ts`. */
export type SearchDocument = {
  id: string
  title: string
  /** Tags, skills, the names of its categories: weigh less than the title and more than the text. */
  labels: string[]
  text: string
  /** Exact marks that it is narrowed by and never found by: a skill, a size. */
  marks?: readonly string[]
  /** Whose it is, by name: found like the text, and never offered as a search. */
  ownerName: string
  /** From the top category down to its own. */
  categoryLineIds: string[]
  priceMinor: number
  deliveryDays: number
  /** The mean, in hundredths; 0 when there is none. */
  ratingHundredths: number
  ratingCount: number
  /** How it stands among the best rated, a whole number: a mean of few reviews is drawn towards the usual one. */
  ratedScore: number
  ordersCount: number
  level: string
  languages: string[]
  isTeam: boolean
  /** Whose it is: online while they are, and left out with them. */
  ownerId: string
  /** Who sells it, where that is another: a team. Variety is kept by it. */
  soldById?: string
  publishedAt: Date
  quality: number
}
