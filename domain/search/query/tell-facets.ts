import { DELIVERY_DAYS_MOST, PRICE_BANDS_FROM_MINOR, RATINGS_AT_LEAST_HUNDREDTHS } from '../facet-rules.ts'
import type { Facets } from '../search-engine.ts'
import type { BlockQuery } from './candidates.ts'
import { countBlock } from './facet-counts.ts'
import type { FacetName, FilterContext } from './filter-checks.ts'

/** The facets of a search over all of its blocks, in the words of the marketplace. */
export function tellFacets(queries: readonly BlockQuery[], context: FilterContext): Facets {
  const counted = queries.map((query) => ({
    values: query.block.columns.values,
    counts: countBlock(query, context),
  }))
  const [categories, levels, languages] = [openSum(), openSum(), openSum()]
  for (const { values, counts } of counted) {
    values.category.forEach((id, at) => {
      for (const above of context.lineOf(id)) categories.add(above, counts.categories[at] ?? 0)
    })
    values.level.forEach((level, at) => levels.add(level, counts.levels[at] ?? 0))
    values.languages.forEach((codes, at) => {
      for (const code of codes.split(',')) languages.add(code, counts.languages[at] ?? 0)
    })
  }
  const sum = (facet: FacetName, from: number, to: number) =>
    counted.reduce(
      (total, { counts }) => total + counts[facet].subarray(from, to).reduce((one, other) => one + other, 0),
      0,
    )
  return {
    categories: categories.list().map(([id, count]) => ({ id, count })),
    prices: PRICE_BANDS_FROM_MINOR.map((fromMinor, band) => ({
      fromMinor,
      toMinor: PRICE_BANDS_FROM_MINOR[band + 1] ?? null,
      count: sum('prices', band, band + 1),
    })),
    deliveryDays: DELIVERY_DAYS_MOST.map((most, band) => ({ most, count: sum('deliveryDays', 0, band + 1) })),
    ratings: RATINGS_AT_LEAST_HUNDREDTHS.map((least, band) => ({
      atLeast: least / 100,
      count: sum('ratings', band + 1, RATINGS_AT_LEAST_HUNDREDTHS.length + 1),
    })),
    levels: levels.list().map(([level, count]) => ({ level, count })),
    languages: languages.list().map(([code, count]) => ({ code, count })),
    online: sum('online', 1, 2),
    teams: sum('teams', 1, 2),
  }
}

function openSum() {
  const sums = new Map<string, number>()
  return {
    add(value: string, count: number): void {
      if (value && count) sums.set(value, (sums.get(value) ?? 0) + count)
    },
    /** The most first. */
    list: () => [...sums].toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)),
  }
}
