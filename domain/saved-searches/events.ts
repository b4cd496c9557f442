import type { News } from './find-news.ts'

/** Something new fits searches that a member saved. */
export type NewsFound = { kind: 'search.news-found'; memberId: string; news: readonly [News, ...News[]] }

declare module '#platform/events/events.ts' {
  interface Events {
    savedSearches: NewsFound
  }
}
