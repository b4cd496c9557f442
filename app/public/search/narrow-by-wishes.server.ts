import { activeFilters } from '#app/shared/works/listing/active-filters.ts'
import type { Asked } from '#app/shared/works/listing/read-listing.ts'
import { type Facets, readWishes, type SearchEngine, type WishKind } from '#domain/search/index.ts'
import { servicesQuery } from './load-services.server.ts'
import type { AskedSearch } from './read-search.ts'

/** A filter stays worth having while it leaves so much of what was found. */
const SHARE_LEFT = 4
const LEFT_LEAST = 3

/** Reads 'cheap', 'fast' and 'best' as the strictest filter that leaves a good part of what the other words find. */
export async function narrowByWishes(
  search: Pick<SearchEngine, 'count' | 'facets'>,
  asked: AskedSearch,
  { currency, hidden }: { currency: string; hidden: ReadonlySet<string> },
): Promise<AskedSearch> {
  if (asked.exactly) return asked
  const { words, wishes } = readWishes(asked.words)
  if (wishes.length === 0) return asked
  const bare: AskedSearch = { ...asked, words }
  const query = { ...servicesQuery(bare, hidden), loosely: true }
  const [{ count }, facets] = await Promise.all([search.count(query), search.facets(query)])
  const least = Math.max(LEFT_LEAST, Math.ceil(count / SHARE_LEFT))
  return wishes.reduce((narrowed, { kind, word }): AskedSearch => {
    const filter = isSet[kind](asked.listing) ? undefined : filterOf[kind](facets, least)
    if (!filter) return narrowed
    const [named] = activeFilters({ ...NO_FILTERS, ...filter }, currency)
    return {
      ...narrowed,
      listing: { ...narrowed.listing, ...filter },
      wishes: [...narrowed.wishes, { word, label: named?.label ?? '' }],
    }
  }, bare)
}

/** What a person set themselves is theirs. */
const isSet: Record<WishKind, (listing: Asked) => boolean> = {
  price: ({ priceFromMinor, priceToMinor }) => priceFromMinor !== undefined || priceToMinor !== undefined,
  days: ({ daysMost }) => daysMost !== undefined,
  rating: ({ ratingAtLeast }) => ratingAtLeast !== undefined,
}

const filterOf: Record<WishKind, (facets: Facets, least: number) => Partial<Asked> | undefined> = {
  price({ prices }, least) {
    let below = 0
    for (const { toMinor, count } of prices) {
      below += count
      if (below >= least) return toMinor === null ? undefined : { priceToMinor: toMinor }
    }
    return undefined
  },
  days({ deliveryDays }, least) {
    const step = deliveryDays.find(({ count }) => count >= least)
    return step && { daysMost: step.most }
  },
  rating({ ratings }, least) {
    const step = ratings.findLast(({ count }) => count >= least)
    return step && { ratingAtLeast: step.atLeast }
  },
}

const NO_FILTERS: Asked = {
  levels: [],
  languages: [],
  isOnline: false,
  isTeam: false,
  sort: 'relevance',
  page: 1,
  notes: [],
}
