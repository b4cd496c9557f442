import { LONGEST_WITH_PRO, periodLengths, type PeriodLength } from '#domain/views/period-rules.ts'
import { readWords } from '#platform/text/read-words.ts'

export const measures = ['views', 'impressions', 'favourites', 'orders', 'earned'] as const
export type Measure = (typeof measures)[number]

const rowStates = ['published', 'paused', 'archived'] as const
type RowState = (typeof rowStates)[number]

const rowSorts = [
  'title',
  'impressions',
  'views',
  'click-through',
  'favourites',
  'orders',
  'conversion',
  'earned',
] as const
export type RowSort = (typeof rowSorts)[number]

/** What the address asks for; what makes no sense is as if it were not said. */
export type AnalyticsAsked = {
  days: PeriodLength
  of: Measure
  /** One service alone in the chart. */
  slug: string | undefined
  words: string
  state: RowState | undefined
  sort: { by: RowSort; descending: boolean }
  page: number
}

export const lengthsFor = (hasPro: boolean): readonly PeriodLength[] =>
  hasPro ? [...periodLengths, LONGEST_WITH_PRO] : periodLengths

const DEFAULT_DAYS: PeriodLength = 30
const LONGEST_WORDS = 80
const SLUG = /^[a-z0-9-]{1,100}$/

/** The longest time is PRO's: others are shown the usual one. */
export function readAnalyticsAsked(params: URLSearchParams, hasPro: boolean): AnalyticsAsked {
  const days = Number(params.get('days'))
  const slug = params.get('service') ?? ''
  const [, minus = '-', by = ''] = /^(-?)([a-z-]+)$/.exec(params.get('sort') ?? '') ?? []
  const sort = rowSorts.find((one) => one === by)
  return {
    days: lengthsFor(hasPro).find((one) => one === days) ?? DEFAULT_DAYS,
    of: measures.find((one) => one === params.get('of')) ?? 'views',
    slug: SLUG.test(slug) ? slug : undefined,
    words: readWords(params.get('q'), LONGEST_WORDS),
    state: rowStates.find((one) => one === params.get('state')),
    sort: sort ? { by: sort, descending: minus === '-' } : { by: 'views', descending: true },
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
}
