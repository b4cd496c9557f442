import type { ServiceRow } from '#domain/analytics/index.ts'
import { clickThroughOf, conversionOf } from './click-through.ts'
import type { AnalyticsAsked, RowSort } from './read-asked.ts'

export const ROWS_A_PAGE = 20

const valueOf: Record<Exclude<RowSort, 'title'>, (row: ServiceRow) => number> = {
  impressions: ({ now }) => now.impressions,
  views: ({ now }) => now.views,
  favourites: ({ now }) => now.favourites,
  orders: ({ now }) => now.orders,
  earned: ({ now }) => Number(now.earnedMinor),
  // What has no share stands after what has the smallest.
  'click-through': ({ now }) => clickThroughOf(now) ?? -1,
  conversion: ({ now }) => conversionOf(now) ?? -1,
}

type Asked = Pick<AnalyticsAsked, 'words' | 'state' | 'sort' | 'page'>

/** A seller has hundreds of services at most, so they are searched, sorted and paged here. */
export function arrangeRows(rows: readonly ServiceRow[], { words, state, sort, page }: Asked) {
  const wanted = words.toLowerCase()
  const found = rows.filter(
    (row) => (!state || row.state === state) && (!wanted || row.title.toLowerCase().includes(wanted)),
  )
  const { by, descending } = sort
  const sorted =
    by === 'title'
      ? found.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
      : found.toSorted((one, other) => valueOf[by](one) - valueOf[by](other))
  const pages = Math.max(1, Math.ceil(found.length / ROWS_A_PAGE))
  const current = Math.min(page, pages)
  return {
    rows: (descending ? sorted.toReversed() : sorted).slice(
      (current - 1) * ROWS_A_PAGE,
      current * ROWS_A_PAGE,
    ),
    found: found.length,
    page: current,
    pages,
  }
}
