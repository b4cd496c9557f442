/** What of all services a moderator looks at. */
export const moderationShows = ['waiting', 'before', 'after', 'flagged', 'shown', 'all'] as const
export type ModerationShow = (typeof moderationShows)[number]

export const moderationSorts = ['-flags', 'submitted', '-submitted', 'title', '-title'] as const
export type ModerationSort = (typeof moderationSorts)[number]

/** In the address bar of the queue: what was typed and chosen. */
export type ModerationFilters = {
  show: ModerationShow
  words: string
  sort: ModerationSort
  page: number
}

const FARTHEST_PAGE = 500

/** Reads filters from an address; what makes no sense there is as if it were not. */
export function readModerationFilters(params: URLSearchParams): ModerationFilters {
  const page = Number(params.get('page') ?? 1)
  return {
    show: moderationShows.find((show) => show === params.get('show')) ?? 'waiting',
    words: (params.get('q') ?? '').replaceAll('\u0000', '').toWellFormed().trim().slice(0, 100),
    sort: moderationSorts.find((sort) => sort === params.get('sort')) ?? '-flags',
    page: Number.isInteger(page) && page >= 1 && page <= FARTHEST_PAGE ? page : 1,
  }
}
