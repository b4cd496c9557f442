import type { CachedEdge, SharedEdge } from '#app/edge.ts'
import { listingAddress } from '#app/shared/works/listing/listing-address.ts'
import { countWords, type ListingView } from '#app/shared/works/listing/listing-view.ts'
import { activeFilters } from '#app/shared/works/listing/active-filters.ts'
import { type ListedWork, loadListing, queryOf } from '#app/shared/works/listing/load-listing.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { readReader } from '#app/shared/search/read-reader.server.ts'
import { findHitDetails, type HitDetails, noFigures } from '#domain/catalogue/index.ts'
import type { TreeNode } from '#domain/categories/index.ts'
import type { Found, Relaxed, SearchQuery } from '#domain/search/index.ts'
import type { ServiceCardView } from '#app/shared/works/to-service-card.ts'
import { isUnread } from './is-unread.ts'
import { loadNearest } from './load-nearest.server.ts'
import { markWords, snippetOf, type MarkedPart } from './results/mark-words.ts'
import { queryWords, type QueryWord } from './sections/query.ts'
import { type AskedSearch, choicesBelow, otherParamsOf } from './read-search.ts'
import { viewWhy, type WhyView } from '../../shared/search/why-view.ts'

export type FoundService = Omit<ListedWork, 'title' | 'why'> & {
  name: string
  /** Said where it is not the reader's. */
  inLanguage: string | undefined
  title: MarkedPart[]
  text: MarkedPart[]
  days: string
  why: WhyView
}

/** A search with one thing less, and how much it would find. */
export type Wider = { label: string; to: string; count: string }

type FoundServices = {
  view: ListingView
  rows: FoundService[]
  readAs: string | undefined
  nearest: string | undefined
  relaxed: Relaxed | undefined
  /** Nothing that was typed could be looked for. */
  isUnread: boolean
  wider: Wider[]
  /** Where few or none have all of the words: others that mean something near. */
  near: { works: ServiceCardView[]; haveNone: boolean }
}

const ROWS_A_PAGE = 20
const PICTURE_SIZES = '(max-width: 820px) 104px, 208px'
const WIDER_MOST = 6

export function servicesQuery(
  { words, exactly, category, listing }: AskedSearch,
  hidden: ReadonlySet<string>,
): SearchQuery {
  return queryOf(listing, { words, exactly, categoryId: category?.id, hidden })
}

export async function loadServices(
  edge: SharedEdge,
  asked: AskedSearch,
  tree: readonly TreeNode[],
): Promise<FoundServices> {
  const { words, exactly, category, listing } = asked
  const { category: _category, ...elsewhere } = otherParamsOf(asked)
  const hidden = await findHidden(edge)
  const { view, works, cards, found, tags } = await loadListing(edge, listing, {
    path: '/search',
    words,
    exactly,
    categoryId: category?.id,
    viewerId: edge.page.viewer?.actor.id,
    hidden,
    reader: readReader(edge, asked.typed),
    perPage: ROWS_A_PAGE,
    otherParams: otherParamsOf(asked),
    otherChips: category ? [{ label: category.title, without: elsewhere }] : [],
    category: { choices: choicesBelow(tree, category?.path), chosenPath: category?.path },
  })
  for (const tag of tags) edge.page.tags.add(tag)
  for (const { seller } of cards) edge.sharing.owners.add(seller.id)
  edge.sharing.hearts.set('service', new Set(works.map(({ id }) => id)))
  const details = await findHitDetails(
    edge.db,
    cards.map(({ id }) => id),
  )
  const marked = queryWords(found.relaxed?.words ?? found.readAs ?? words)
  const before = (view.page - 1) * ROWS_A_PAGE
  const placeById = new Map(found.found.map((one, at) => [one.id, { one, place: before + at + 1 }]))
  return {
    view: { ...view, chips: view.chips.map((chip) => nameWish(chip, asked.wishes)) },
    rows: works.flatMap((work, at) => {
      const [placed, card] = [placeById.get(work.id), cards[at]]
      if (!placed || !card) return []
      return [rowOf(work, card.deliveryDays, placed, details.get(work.id), { marked, sort: listing.sort })]
    }),
    readAs: found.readAs,
    nearest: found.nearest,
    relaxed: found.relaxed,
    isUnread: isUnread(asked, found.found),
    wider: view.found.count === 0 ? await listWider(edge, asked) : [],
    near: {
      works: await loadNearest(edge, asked, { found, count: view.found.count, hidden }),
      haveNone: view.found.count === 0 || found.relaxed?.haveAll === 0,
    },
  }
}

/** A filter that was read out of the words says from which. */
function nameWish(chip: ListingView['chips'][number], wishes: AskedSearch['wishes']) {
  const wish = wishes.find(({ label }) => label === chip.label)
  return wish ? { ...chip, label: `“${wish.word}”: ${chip.label.toLowerCase()}` } : chip
}

type Shown = { marked: readonly QueryWord[]; sort: AskedSearch['listing']['sort'] }

function rowOf(
  { title, picture, why: inLanguage, ...work }: ListedWork,
  deliveryDays: number,
  { one, place }: { one: Found; place: number },
  details: HitDetails | undefined,
  { marked, sort }: Shown,
): FoundService {
  const summary = details?.summary ?? ''
  return {
    ...work,
    name: title,
    inLanguage,
    picture: picture ? { ...picture, sizes: PICTURE_SIZES, alt: '' } : null,
    title: markWords(title, marked),
    text: snippetOf(summary, marked),
    days: deliveryDays === 1 ? '1 day' : `${deliveryDays} days`,
    why: viewWhy(one.why, {
      place,
      sort,
      qualityParts: details?.qualityParts ?? null,
      figures: details?.figures ?? noFigures,
    }),
  }
}

/** Nothing was found: what would be, with one filter less at a time. */
async function listWider(edge: CachedEdge, asked: AskedSearch): Promise<Wider[]> {
  const { search, settings } = edge
  const { currency } = settings
  const hidden = await findHidden(edge)
  const { words, exactly, category, listing } = asked
  const { category: _category, ...elsewhere } = otherParamsOf(asked)
  const trials = [
    ...(category
      ? [{ label: category.title, without: listing, otherParams: elsewhere, categoryId: undefined }]
      : []),
    ...activeFilters(listing, currency).map((filter) => ({
      ...filter,
      otherParams: otherParamsOf(asked),
      categoryId: category?.id,
    })),
  ].slice(0, WIDER_MOST)
  const counts = await Promise.all(
    trials.map(({ without, categoryId }) =>
      search.count(queryOf(without, { words, exactly, categoryId, hidden })),
    ),
  )
  return trials.flatMap(({ label, without, otherParams }, at) => {
    const count = counts[at]
    if (!count || count.count === 0) return []
    return [
      {
        label,
        to: listingAddress('/search', without, currency, otherParams),
        count: countWords(count, 'service'),
      },
    ]
  })
}
