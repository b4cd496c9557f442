import { readWords } from '#platform/text/read-words.ts'

/** What of all services a moderator looks at. */
const moderationShows = ['waiting', 'before', 'after', 'flagged', 'shown', 'all'] as const
export type ModerationShow = (typeof moderationShows)[number]

/** Whether only what waits for a moderator is looked at, not all there is. */
export const isQueueOnly = (show: ModerationShow) => show !== 'shown' && show !== 'all'

const moderationSorts = ['-flags', 'submitted', '-submitted', 'title', '-title'] as const
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
  const show = moderationShows.find((one) => one === params.get('show')) ?? 'waiting'
  return {
    show,
    words: readWords(params.get('q'), 100),
    sort: readSort(show, params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= FARTHEST_PAGE ? page : 1,
  }
}

/** Flags are for who reviews: among all there are, what came last stands first. */
function readSort(show: ModerationShow, asked: string | null): ModerationSort {
  const sort = moderationSorts.find((one) => one === asked)
  if (isQueueOnly(show)) return sort ?? '-flags'
  return sort && sort !== '-flags' ? sort : '-submitted'
}
