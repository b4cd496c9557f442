import { listingQuery, type OtherParams } from '#app/shared/works/listing/listing-address.ts'
import { activeFilters } from '#app/shared/works/listing/active-filters.ts'
import type { CategoryChoice } from '#app/shared/works/listing/facet-groups.ts'
import { type Asked, readListing } from '#app/shared/works/listing/read-listing.ts'
import type { TreeNode } from '#domain/categories/index.ts'
import { cleanQuery } from './sections/query.ts'
import { searchTabs, type SearchTab } from './search-address.ts'

/** What the address of a search asks for. */
export type AskedSearch = {
  /** What must be found. */
  words: string
  /** All that was typed. */
  typed: string
  /** Words of price, speed and quality that were read as a filter, and how that filter is called. */
  wishes: { word: string; label: string }[]
  exactly: boolean
  /** Undefined: whichever has something. */
  tab: SearchTab | undefined
  category: CategoryChoice | undefined
  listing: Asked
  /** Neither words, filters nor an order. */
  isNothing: boolean
}

const BROWSED = 'All services'

export function readSearch(
  url: URL,
  settings: { currency: string },
  categories: readonly CategoryChoice[],
): AskedSearch {
  const params = url.searchParams
  const words = cleanQuery(params.get('q'))
  const path = params.get('category') ?? ''
  const category = categories.find((one) => one.path === path)
  const listing = readListing(url, settings)
  if (path !== '' && !category) listing.notes.push('There is no such category: that filter is off.')
  const asked = searchTabs.find((one) => one === params.get('in'))
  // Help, rules and pages are found by words and have no filters.
  const tab = (asked === 'pages' || asked === 'help') && words === '' ? undefined : asked
  return {
    words,
    typed: words,
    wishes: [],
    exactly: params.get('exact') === '1',
    tab,
    category,
    listing,
    isNothing:
      words === '' &&
      !category &&
      tab === undefined &&
      listing.sort === 'relevance' &&
      activeFilters(listing, settings.currency).length === 0,
  }
}

/** What stays in the address while one filters, sorts and pages. */
export function otherParamsOf({ words, exactly, tab, category }: AskedSearch): OtherParams {
  return {
    ...(words === '' ? {} : { q: words }),
    ...(exactly ? { exact: '1' } : {}),
    ...(tab === undefined ? {} : { in: tab }),
    ...(category ? { category: category.path } : {}),
  }
}

/** The one form of this search's query, whatever its order and page: under it the search is saved. */
export function savedAddressOf(asked: AskedSearch, currency: string): string {
  const otherParams = otherParamsOf({ ...asked, tab: 'services' })
  return listingQuery({ ...asked.listing, sort: 'relevance' }, currency, otherParams)
}

/** How a saved search is called until its member calls it something else. */
export function titleOfSearch(asked: AskedSearch, currency: string): string {
  const filters = activeFilters(asked.listing, currency).map(({ label }) => label)
  const subject = asked.words || asked.category?.title || BROWSED
  const place = asked.words && asked.category ? [asked.category.title] : []
  return [subject, ...place, ...filters].join(', ')
}

export function choicesOf(tree: readonly TreeNode[]): CategoryChoice[] {
  return tree.flatMap(({ id, path, title, below }) => [{ id, path, title }, ...choicesOf(below)])
}

/** What a category is chosen from: the top, or where one stands, the way there and what is below. */
export function choicesBelow(tree: readonly TreeNode[], chosenPath: string | undefined): CategoryChoice[] {
  const bare = ({ id, path, title }: TreeNode): CategoryChoice => ({ id, path, title })
  const next = tree.find(({ path }) => chosenPath === path || chosenPath?.startsWith(`${path}/`))
  if (!next) return tree.map(bare)
  return [bare(next), ...choicesBelow(next.below, chosenPath)]
}
