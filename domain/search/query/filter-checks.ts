import type { Columns } from '../index/columns.ts'
import type { SearchFilters } from '../search-engine.ts'

/** What a filter narrows; the facet of the same name counts without it. */
export type FacetName =
  | 'categories'
  | 'prices'
  | 'deliveryDays'
  | 'ratings'
  | 'levels'
  | 'languages'
  | 'online'
  | 'teams'

export type Check = {
  /** Whose they are is no facet: what is left out by it is counted nowhere. */
  facet: FacetName | 'owners'
  /** The same for the same filter set to the same value, as long as `by` is the same. */
  key: string
  by?: unknown
  passes(doc: number): boolean
}

/** What a check needs to know beyond the columns. */
export type FilterContext = {
  /** The line of each category from the top down to itself. */
  lineOf(categoryId: string): readonly string[]
  /** Whether each owner in the columns' list of owners is online. */
  onlineOwners(columns: Columns): Uint8Array
}

/** The filters as questions about a document of a block; those that were not set ask nothing. */
export function checksFor(filters: SearchFilters, columns: Columns, context: FilterContext): Check[] {
  const { priceMinor, deliveryDays, ratingHundredths, category, level, languages, owner, isTeam, values } =
    columns
  const checks: Check[] = []
  const add = (facet: Check['facet'], value: unknown, passes: (doc: number) => boolean, by?: unknown) =>
    void checks.push({ facet, key: `${facet} ${JSON.stringify(value)}`, by, passes })
  const { categoryId, priceMinMinor, priceMaxMinor, deliveryDaysMost, ratingAtLeast } = filters

  if (categoryId !== undefined) {
    const within = Uint8Array.from(values.category, (id) => Number(context.lineOf(id).includes(categoryId)))
    add('categories', categoryId, (doc) => within[category[doc] ?? 0] === 1, context.lineOf)
  }
  if (priceMinMinor !== undefined || priceMaxMinor !== undefined) {
    const [least, most] = [priceMinMinor ?? 0, priceMaxMinor ?? Infinity]
    const passes = (doc: number) => (priceMinor[doc] ?? 0) >= least && (priceMinor[doc] ?? 0) <= most
    add('prices', [priceMinMinor, priceMaxMinor], passes)
  }
  if (deliveryDaysMost !== undefined)
    add('deliveryDays', deliveryDaysMost, (doc) => (deliveryDays[doc] ?? 0) <= deliveryDaysMost)
  if (ratingAtLeast !== undefined) {
    const least = Math.round(ratingAtLeast * 100)
    add('ratings', least, (doc) => (ratingHundredths[doc] ?? 0) >= least)
  }
  if (filters.levels?.length) {
    const wanted = Uint8Array.from(values.level, (one) => Number(filters.levels?.includes(one)))
    add('levels', filters.levels, (doc) => wanted[level[doc] ?? 0] === 1)
  }
  if (filters.languages?.length) {
    const wanted = Uint8Array.from(values.languages, (codes) =>
      Number(codes.split(',').some((code) => filters.languages?.includes(code))),
    )
    add('languages', filters.languages, (doc) => wanted[languages[doc] ?? 0] === 1)
  }
  if (filters.isOnline !== undefined) {
    const online = context.onlineOwners(columns)
    const wanted = filters.isOnline ? 1 : 0
    add('online', wanted, (doc) => online[owner[doc] ?? 0] === wanted, online)
  }
  if (filters.isTeam !== undefined) {
    const wanted = filters.isTeam ? 1 : 0
    add('teams', wanted, (doc) => isTeam[doc] === wanted)
  }
  if (filters.withoutOwners?.length) {
    const left = filters.withoutOwners
    let places: Set<number> | undefined
    // Worked out where it is asked for the first time: mostly the answer is at hand already.
    const isLeft = (doc: number) =>
      (places ??= new Set(values.owner.flatMap((id, place) => (left.includes(id) ? place : [])))).has(
        owner[doc] ?? 0,
      )
    add('owners', left.toSorted(), (doc) => !isLeft(doc))
  }
  return checks
}
