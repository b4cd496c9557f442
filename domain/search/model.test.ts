import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { DELIVERY_DAYS_MOST, PRICE_BANDS_FROM_MINOR, RATINGS_AT_LEAST_HUNDREDTHS } from './facet-rules.ts'
import { matchWeights } from './match-rules.ts'
import {
  type Facets,
  type SearchDocument,
  type SearchFilters,
  type SearchQuery,
  type SearchSort,
  searchSorts,
} from './search-engine.ts'
import { makeDocument, makeLibrary, openTestSearch } from './testing.ts'

/** Words that no stemmer changes, so that the model needs none. */
const WORDS = ['kot', 'dom', 'les', 'rab', 'zug', 'pik']
const LEVELS = ['new', 'rising', 'master']
const LANGUAGES = ['de', 'en', 'ru']
const [TOP, LEFT, RIGHT] = ['a', 'b', 'c'].map((one) => `${one.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
]
const LINES = [[TOP], [TOP, LEFT], [TOP, RIGHT], [RIGHT]]
const OWNERS = ['1', '2', '3'].map((one) => `00000000-0000-4000-8000-00000000000${one}`)
const ONLINE = new Set([OWNERS[0]])

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((some) => some.join(' '))
const documents = fc.record({
  id: fc.uuid({ version: 4 }),
  title: words,
  labels: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
  text: words,
  categoryLineIds: fc.constantFrom(...LINES.slice(0, 3)),
  priceMinor: fc.integer({ min: 500, max: 120_000 }),
  deliveryDays: fc.integer({ min: 1, max: 40 }),
  ratingHundredths: fc.constantFrom(0, 390, 400, 455, 490),
  ratedScore: fc.integer({ min: 0, max: 4 }),
  ordersCount: fc.integer({ min: 0, max: 4 }),
  level: fc.constantFrom(...LEVELS),
  languages: fc.uniqueArray(fc.constantFrom(...LANGUAGES), { maxLength: 3 }),
  isTeam: fc.boolean(),
  ownerId: fc.constantFrom(...OWNERS),
  publishedAt: fc.integer({ min: 1, max: 5 }).map((day) => new Date(day * 86_400_000)),
  quality: fc.integer({ min: 0, max: 8 }).map((eighths) => eighths / 8),
})
const anyFilter: fc.Arbitrary<Omit<SearchFilters, 'kind'>> = fc.oneof(
  fc.record({ categoryId: fc.constantFrom(TOP, LEFT, RIGHT) }),
  fc.record({ priceMinMinor: fc.constantFrom(1_000, 20_000) }),
  fc.record({ priceMaxMinor: fc.constantFrom(30_000, 90_000) }),
  fc.record({ deliveryDaysMost: fc.constantFrom(3, 14) }),
  fc.record({ ratingAtLeast: fc.constantFrom(4, 4.5) }),
  fc.record({ levels: fc.subarray(LEVELS) }),
  fc.record({ languages: fc.subarray(LANGUAGES) }),
  fc.record({ isOnline: fc.boolean() }),
  fc.record({ isTeam: fc.boolean() }),
)
/** Few at a time: with many of them nothing is found, and nothing is proved. */
const filters = fc
  .array(anyFilter, { maxLength: 3 })
  .map((some): SearchFilters => Object.assign({ kind: 'service' as const }, ...some))
const queries: fc.Arbitrary<SearchQuery> = fc.record({
  words: fc.oneof(fc.constant(''), fc.constantFrom(...WORDS), words),
  exactly: fc.constant(true),
  filters,
  sort: fc.constantFrom(...searchSorts),
})

type Failing = keyof Facets
/** The filters that keep a document out. */
function faultsOf(document: SearchDocument, by: SearchFilters): Set<Failing> {
  const faults: [Failing, boolean][] = [
    ['categories', by.categoryId === undefined || document.categoryLineIds.includes(by.categoryId)],
    [
      'prices',
      document.priceMinor >= (by.priceMinMinor ?? 0) && document.priceMinor <= (by.priceMaxMinor ?? Infinity),
    ],
    ['deliveryDays', document.deliveryDays <= (by.deliveryDaysMost ?? Infinity)],
    ['ratings', document.ratingHundredths >= (by.ratingAtLeast ?? 0) * 100],
    ['levels', !by.levels?.length || by.levels.includes(document.level)],
    ['languages', !by.languages?.length || document.languages.some((one) => by.languages?.includes(one))],
    ['online', by.isOnline === undefined || ONLINE.has(document.ownerId) === by.isOnline],
    ['teams', by.isTeam === undefined || document.isTeam === by.isTeam],
  ]
  return new Set(faults.filter(([, passes]) => !passes).map(([name]) => name))
}

function matchOf(document: SearchDocument, typed: string): number {
  const asked = typed.split(' ').filter(Boolean)
  if (asked.length === 0) return 1
  const title = document.title.split(' ')
  const labels = [...title, ...document.labels]
  const text = [...labels, ...document.text.split(' ')]
  const places = { title, labels, text }
  for (const place of ['title', 'labels', 'text'] as const)
    if (asked.every((word) => places[place].includes(word))) return matchWeights[place]
  return 0
}

const keyOf: Record<SearchSort, (document: SearchDocument, match: number) => number> = {
  relevance: ({ quality }, match) => -match * quality,
  rating: ({ ratedScore }) => -ratedScore,
  selling: ({ ordersCount }) => -ordersCount,
  newest: ({ publishedAt }) => -publishedAt.getTime(),
  'price-up': ({ priceMinor }) => priceMinor,
  'price-down': ({ priceMinor }) => -priceMinor,
  fastest: ({ deliveryDays }) => deliveryDays,
}

function idsByModel(all: SearchDocument[], query: SearchQuery): string[] {
  return all
    .map((document) => ({ document, match: matchOf(document, query.words) }))
    .filter(({ document, match }) => match > 0 && faultsOf(document, query.filters).size === 0)
    .map(({ document, match }) => ({ ...document, match, key: keyOf[query.sort](document, match) }))
    .toSorted(
      (one, other) =>
        one.key - other.key ||
        (query.sort === 'relevance' ? other.match - one.match : 0) ||
        other.quality - one.quality ||
        (one.id < other.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

function facetsByModel(all: SearchDocument[], { words: typed, filters: by }: SearchQuery): Facets {
  const fitting = (name: Failing) =>
    all.filter((document) => {
      const faults = faultsOf(document, by)
      faults.delete(name)
      return faults.size === 0 && matchOf(document, typed) > 0
    })
  const counted = (name: Failing, valuesOf: (document: SearchDocument) => string[]) => {
    const counts = new Map<string, number>()
    for (const document of fitting(name))
      for (const value of valuesOf(document)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
  }
  const many = (name: Failing, test: (document: SearchDocument) => boolean) =>
    fitting(name).filter(test).length
  return {
    categories: counted('categories', (one) => one.categoryLineIds).map(([id, count]) => ({ id, count })),
    prices: PRICE_BANDS_FROM_MINOR.map((fromMinor, band) => {
      const toMinor = PRICE_BANDS_FROM_MINOR[band + 1] ?? null
      const within = ({ priceMinor }: SearchDocument) =>
        priceMinor >= fromMinor && priceMinor < (toMinor ?? Infinity)
      return { fromMinor, toMinor, count: many('prices', within) }
    }),
    deliveryDays: DELIVERY_DAYS_MOST.map((most) => ({
      most,
      count: many('deliveryDays', (one) => one.deliveryDays <= most),
    })),
    ratings: RATINGS_AT_LEAST_HUNDREDTHS.map((least) => ({
      atLeast: least / 100,
      count: many('ratings', (one) => one.ratingHundredths >= least),
    })),
    levels: counted('levels', (one) => [one.level]).map(([level, count]) => ({ level, count })),
    languages: counted('languages', (one) => one.languages).map(([code, count]) => ({ code, count })),
    online: many('online', (one) => ONLINE.has(one.ownerId)),
    teams: many('teams', (one) => one.isTeam),
  }
}

test('whatever is built and whatever is touched since, the engine finds what a plain reading of the rules finds', async () => {
  const database = await testDatabase()
  const library = makeLibrary()
  library.categories = [
    { id: TOP, title: 'Top', lineIds: [TOP], isHidden: false, servicesCount: 0 },
    { id: LEFT, title: 'Left', lineIds: [TOP, LEFT], isHidden: false, servicesCount: 0 },
    { id: RIGHT, title: 'Right', lineIds: [TOP, RIGHT], isHidden: false, servicesCount: 0 },
  ]
  library.online = ONLINE as Set<string>
  const search = await openTestSearch(database, library)
  const many = fc.uniqueArray(documents, { maxLength: 60, selector: ({ id }) => id })

  await fc.assert(
    fc.asyncProperty(
      many,
      many,
      fc.array(fc.nat(), { maxLength: 10 }),
      fc.array(queries, { minLength: 8, maxLength: 12 }),
      async (built, added, gone, asked) => {
        library.documents.clear()
        for (const one of built) library.documents.set(one.id, makeDocument(one))
        await search.rebuild('service')
        const goneIds = gone.flatMap((at) => built[at % Math.max(built.length, 1)]?.id ?? [])
        // Some that were built are added again, changed.
        const changed = added.map((one, at) => ({ ...one, id: at % 3 ? one.id : (built[at]?.id ?? one.id) }))
        for (const one of changed) library.documents.set(one.id, makeDocument(one))
        for (const id of goneIds) library.documents.delete(id)
        await database.transaction((tx) =>
          search.touch(tx, 'service', [...goneIds, ...changed.map(({ id }) => id)]),
        )
        await search.reload()
        const all = [...library.documents.values()]
        for (const query of asked) {
          const ids = idsByModel(all, query)
          const page = await search.page(query, { offset: 2, most: 30 })
          expect(page.found.map(({ id }) => id)).toEqual(ids.slice(2, 32))
          expect(await search.count(query)).toEqual({ count: ids.length, isOver: false })
          expect(await search.facets(query)).toEqual(facetsByModel(all, query))
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  )
}, 120_000)
