import type { CategoryChoice } from '#app/shared/works/listing/facet-groups.ts'
import { MOST_PAGES } from '#app/shared/works/listing/read-listing.ts'
import { type Level, levels } from '#domain/reputation/level-rules.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { sizeMark, skillMark, type TeamSize, teamSizes } from '#domain/teams/index.ts'

/** What an address asks of teams, all of it in the address. */
export type AskedTeams = {
  words: string
  category: CategoryChoice | undefined
  language: string
  skill: string
  size: TeamSize | ''
  level: Level | ''
  sort: TeamSort
  page: number
}

const teamSorts = ['relevance', 'rating', 'selling', 'newest'] as const
type TeamSort = (typeof teamSorts)[number]

export const teamSortNames: Record<TeamSort, string> = {
  relevance: 'Best figures first',
  rating: 'Best rated first',
  selling: 'Most deals first',
  newest: 'Newest first',
}

const LONGEST = 60

/** Reads it from an address that anyone may have written: what is unknown is as if it were not there. */
export function readAskedTeams(
  params: URLSearchParams,
  words: string,
  categories: readonly CategoryChoice[],
): AskedTeams {
  const said = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST)
  const page = /^[1-9]\d?$/.test(said('page')) ? Number(said('page')) : 1
  return {
    words,
    category: categories.find(({ path }) => path === params.get('category')),
    language: /^[a-z]{2,3}$/.test(said('language')) ? said('language') : '',
    skill: said('skill'),
    size: teamSizes.find((one) => one === said('size')) ?? '',
    level: levels.find((one) => one === said('level')) ?? '',
    sort: teamSorts.find((one) => one === said('sort')) ?? 'relevance',
    page: Math.min(page, MOST_PAGES),
  }
}

/** The same as search reads it. */
export function teamsQuery(asked: AskedTeams, hidden: ReadonlySet<string>, exactly = false): SearchQuery {
  return {
    words: asked.words,
    exactly,
    sort: asked.sort,
    filters: {
      kind: 'team',
      categoryId: asked.category?.id,
      languages: asked.language ? [asked.language] : undefined,
      levels: asked.level ? [asked.level] : undefined,
      marks: [
        ...(asked.skill ? [skillMark(asked.skill)] : []),
        ...(asked.size ? [sizeMark(asked.size)] : []),
      ],
      withoutOwners: [...hidden],
    },
  }
}
