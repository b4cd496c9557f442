import { z } from 'zod'
import { readWords } from '#platform/text/read-words.ts'
import { splitSkills } from './project-input.ts'

export const projectSorts = ['newest', 'ending', 'budget-down', 'budget-up', 'fewest'] as const
export type ProjectSort = (typeof projectSorts)[number]

/** Younger than so many days; fewer proposals than so many. */
const projectAges = [1, 3, 7, 14] as const
export const proposalCounts = [1, 5, 10, 20] as const

export type ProjectFilters = {
  words: string
  /** Those that search found to have the words, where there are any. */
  ids?: readonly string[] | undefined
  /** Any of these: a category and what is below it. */
  categoryIds?: readonly string[] | undefined
  budgetFromMinor?: number | undefined
  budgetToMinor?: number | undefined
  ageDays?: number | undefined
  proposalsBelow?: number | undefined
  skills: readonly string[]
  /** Whose projects whoever looks does not see. */
  withoutOwners?: readonly string[]
  sort: ProjectSort
  page: number
}

const oneOf = (choices: readonly number[]) =>
  z.coerce
    .number()
    .refine((given) => choices.includes(given))
    .optional()
    .catch(undefined)
const age = oneOf(projectAges)
const count = oneOf(proposalCounts)
const sort = z.enum(projectSorts).catch('newest')
const page = z.coerce.number().int().min(1).max(1_000).catch(1)
const MOST_LETTERS = 100

/** What the address asks for; what makes no sense in it is left out. Categories and amounts are read by the page. */
export function readProjectFilters(asked: URLSearchParams): ProjectFilters {
  return {
    words: readWords(asked.get('q'), MOST_LETTERS),
    ageDays: age.parse(asked.get('age') ?? undefined),
    proposalsBelow: count.parse(asked.get('proposals') ?? undefined),
    skills: splitSkills(readWords(asked.get('skills'), 300)).slice(0, 5),
    sort: sort.parse(asked.get('sort')),
    page: page.parse(asked.get('page') ?? 1),
  }
}
