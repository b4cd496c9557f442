import type { Transaction } from '#platform/db/transaction.ts'

/** What only members may see is a kind of its own, so that no forgotten filter can show it to a visitor. */
export const searchKinds = ['service', 'member', 'project', 'members-project', 'team'] as const
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
}

/** `words` empty: browsing. `exactly`: as it was typed, without mending the spelling. */
export type SearchQuery = { words: string; exactly?: boolean; filters: SearchFilters; sort: SearchSort }

/** Why a result stands where it stands: text match x quality, each with its parts. */
export type Why = {
  match: number
  /** Where the words were found. */
  foundIn: 'title' | 'labels' | 'text' | 'browse'
  quality: number
}

export type Found = { id: string; why: Why }

export type FoundPage = {
  found: Found[]
  /** The words that were searched for, when the spelling was mended. */
  readAs?: string | undefined
  /** The nearest spelling, when nothing was found as typed. */
  nearest?: string | undefined
}

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
  /** Whose it is: online while they are. */
  ownerId: string
  publishedAt: Date
  quality: number
}
