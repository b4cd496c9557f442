import { readWords } from '#platform/text/read-words.ts'

/** Which payouts an administrator looks at. */
const payoutShows = ['requested', 'approved', 'sent', 'open', 'ended', 'all'] as const
export type PayoutShow = (typeof payoutShows)[number]

const payoutSorts = ['asked', '-asked', 'amount', '-amount'] as const
export type PayoutSort = (typeof payoutSorts)[number]

/** In the address bar of the list: what was typed and chosen. */
export type PayoutFilters = { show: PayoutShow; words: string; sort: PayoutSort; page: number }

const FARTHEST_PAGE = 1_000

/** Reads filters from an address; what makes no sense there is as if it were not. */
export function readPayoutFilters(params: URLSearchParams): PayoutFilters {
  const page = Number(params.get('page') ?? 1)
  return {
    show: payoutShows.find((show) => show === params.get('show')) ?? 'requested',
    words: readWords(params.get('q'), 100),
    sort: payoutSorts.find((sort) => sort === params.get('sort')) ?? 'asked',
    page: Number.isInteger(page) && page >= 1 && page <= FARTHEST_PAGE ? page : 1,
  }
}
