import { findFavourites } from '#domain/favourites/index.ts'
import { listCards, type ServiceCard } from '#domain/catalogue/index.ts'
import type { FoundPage, SearchEngine, SearchQuery, WrittenIn } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { languageMark } from '#app/shared/search/language-mark.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { toServiceCard, type ServiceCardView, tagsOfCards } from '../to-service-card.ts'
import { type ListingScope, type ListingView, pagesOf, viewListing } from './listing-view.ts'
import { type Asked, filtersOf } from './read-listing.ts'

/** Divides by the two and the three columns of the wall. */
export const WORKS_A_PAGE = 24

type ListingServices = { db: Db; search: SearchEngine; settings: { currency: string }; clock: Clock }

/** Where the list is: below a category, for some words, or both. */
type LoadScope = Omit<ListingScope, 'currency' | 'perPage'> & {
  words?: string | undefined
  exactly?: boolean | undefined
  /** Whose language goes first. */
  reader: WrittenIn
  categoryId?: string | undefined
  perPage?: number | undefined
  /** Whose hearts are shown. */
  viewerId?: string | undefined
  /** Whose services they do not see. */
  hidden: ReadonlySet<string>
}

/** One's own work has no heart: it is kept already. */
export type ListedWork = ServiceCardView & { isFavourite: boolean; isOwn: boolean }

type LoadedListing = {
  view: ListingView
  works: ListedWork[]
  /** The same, as the catalogue has them. */
  cards: ServiceCard[]
  /** Why each is here, and how the words were read. */
  found: FoundPage
  /** Of the cards; what else the page shows it tags itself. */
  tags: string[]
}

/** Services as an address asks for them: a page of works, how many there are, and the filters with their counts. */
export async function loadListing(
  { db, search, settings: { currency }, clock }: ListingServices,
  asked: Asked,
  asWanted: LoadScope,
): Promise<LoadedListing> {
  const {
    words = '',
    exactly = false,
    reader,
    categoryId,
    perPage = WORKS_A_PAGE,
    viewerId,
    ...rest
  } = asWanted
  const { hidden, ...scope } = rest
  const query: SearchQuery = {
    ...queryOf(asked, { words, exactly, categoryId, hidden }),
    loosely: !exactly,
    varied: true,
    reader,
  }
  const pageAt = (page: number) => search.page(query, { offset: (page - 1) * perPage, most: perPage })
  const [first, count, facets] = await Promise.all([
    pageAt(asked.page),
    search.count(query),
    search.facets(query),
  ])
  const last = pagesOf(count, perPage)
  const found = asked.page > last ? await pageAt(last) : first
  const cards = await listCards(
    db,
    found.found.map(({ id }) => id),
  )
  const favourites = await findFavourites(
    db,
    viewerId,
    'service',
    cards.map(({ id }) => id),
  )
  return {
    view: viewListing(asked, count, facets, { currency, perPage, ...scope }),
    works: cards.map((card) => ({
      ...toServiceCard(card, currency, clock.now()),
      why: languageMark(card.title, reader),
      isFavourite: favourites.has(card.id),
      isOwn: card.seller.id === viewerId,
    })),
    cards,
    found,
    tags: tagsOfCards(cards),
  }
}

type Narrowed = {
  words: string
  exactly: boolean
  categoryId?: string | undefined
  hidden: ReadonlySet<string>
}

export function queryOf(asked: Asked, { words, exactly, categoryId, hidden }: Narrowed): SearchQuery {
  return {
    words,
    exactly,
    filters: { kind: 'service', categoryId, withoutOwners: [...hidden], ...filtersOf(asked) },
    sort: asked.sort,
  }
}
