import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { Facets, FoundCount, SearchSort } from '#domain/search/index.ts'
import { activeFilters } from './active-filters.ts'
import { type CategoryChoice, type FacetGroup, facetGroups } from './facet-groups.ts'
import { type OtherParams, listingAddress, typedPrice } from './listing-address.ts'
import { type Asked, MOST_PAGES } from './read-listing.ts'

export type PriceFacet = {
  currency: string
  from: string
  to: string
  /** From the cheapest band to the dearest: how high it stands among them (0 to 1), and whether it is asked for. */
  bars: { share: number; isOn: boolean }[]
}

/** All that a list of services says about itself, in words; made on the server, so that the browser only paints it. */
export type ListingView = {
  count: string
  found: FoundCount
  page: number
  pages: number
  notes: string[]
  prices: PriceFacet
  groups: FacetGroup[]
  chips: { label: string; to: string }[]
  clearTo: string
  sorts: { label: string; to: string; isOn: boolean }[]
  /** Sent along with the filters. */
  otherParams: [name: string, value: string][]
}

export const sortNames: Record<SearchSort, string> = {
  relevance: 'Best match',
  rating: 'Best rated',
  selling: 'Best selling',
  newest: 'Newest',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  fastest: 'Fastest delivery',
}

export type ListingScope = {
  /** Where the list stands: `/search`. */
  path: string
  currency: string
  perPage: number
  otherParams?: OtherParams | undefined
  /** A chip of its own for what is kept but can be taken off, such as a category. */
  otherChips?: readonly { label: string; without: OtherParams }[] | undefined
  category?: { choices: readonly CategoryChoice[]; chosenPath: string | undefined } | undefined
  /** What is counted: 'service' unless told. */
  noun?: string | undefined
}

export function viewListing(
  asked: Asked,
  found: FoundCount,
  facets: Facets,
  { path, currency, perPage, otherParams = {}, otherChips = [], category, noun = 'service' }: ListingScope,
): ListingView {
  const addressOf = (other: Asked, others = otherParams) => listingAddress(path, other, currency, others)
  const filters = activeFilters(asked, currency)
  const pages = pagesOf(found, perPage)
  return {
    count: countWords(found, noun),
    found,
    page: Math.min(asked.page, pages),
    pages,
    notes: asked.notes,
    prices: priceFacet(asked, facets, currency),
    groups: facetGroups(facets, asked, category),
    chips: [
      ...otherChips.map(({ label, without }) => ({ label, to: addressOf(asked, without) })),
      ...filters.map(({ label, without }) => ({ label, to: addressOf(without) })),
    ],
    clearTo: addressOf(unfiltered(asked), otherChips[0]?.without ?? otherParams),
    sorts: Object.entries(sortNames).map(([sort, label]) => ({
      label,
      to: addressOf({ ...asked, sort: sort as SearchSort }),
      isOn: sort === asked.sort,
    })),
    otherParams: Object.entries({
      ...(asked.sort === 'relevance' ? {} : { sort: asked.sort }),
      ...(category ? withoutCategory(otherParams) : otherParams),
    }),
  }
}

/** The category is sent by its own radios. */
function withoutCategory({ category: _category, ...otherParams }: OtherParams): OtherParams {
  return otherParams
}

function unfiltered(asked: Asked): Asked {
  return {
    levels: [],
    languages: [],
    isOnline: false,
    isTeam: false,
    sort: asked.sort,
    page: 1,
    notes: [],
  }
}

export function pagesOf({ count }: FoundCount, perPage: number): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / perPage)))
}

/** `1 service`, `64 services`, `over 10,000 services`. */
export function countWords({ count, isOver }: FoundCount, noun: string, many = `${noun}s`): string {
  return `${isOver ? 'over ' : ''}${formatCount(count)} ${count === 1 && !isOver ? noun : many}`
}

function priceFacet(asked: Asked, facets: Facets, currency: string): PriceFacet {
  const { priceFromMinor, priceToMinor } = asked
  const most = Math.max(1, ...facets.prices.map(({ count }) => count))
  return {
    currency,
    from: priceFromMinor === undefined ? '' : typedPrice(priceFromMinor, currency),
    to: priceToMinor === undefined ? '' : typedPrice(priceToMinor, currency),
    bars: facets.prices.map(({ fromMinor, toMinor, count }) => ({
      share: count / most,
      isOn:
        (priceFromMinor === undefined || toMinor === null || toMinor > priceFromMinor) &&
        (priceToMinor === undefined || fromMinor <= priceToMinor),
    })),
  }
}
