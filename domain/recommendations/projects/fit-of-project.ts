import type { ProjectCard } from '#domain/projects/index.ts'
import { projectWeights, SKILLS_COUNTED, WORDS_COUNTED } from '../recommendation-rules.ts'
import type { SellersOffer } from './read-offer.ts'

/** Why a project fits a seller: facts that were compared, from which its line is made. */
export type ProjectFit = {
  score: number
  category: string | null
  /** Deals completed in that category. */
  completed: number
  /** Skills that it asks for and the seller has. */
  skills: string[]
  /** Words of its title that are in the titles of what the seller offers. */
  words: string[]
  /** The seller’s lowest price there, where the budget covers it. */
  coveredFromMinor: number | null
}

const WORD_LEAST = 5

const wordsIn = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= WORD_LEAST))

export function fitOf(
  project: ProjectCard,
  offer: SellersOffer,
  categories: ReadonlyMap<string, string>,
): ProjectFit {
  const offered = offer.inCategories.get(project.categoryId ?? '')
  const own = new Map(offer.skills.map((skill) => [skill.toLowerCase(), skill]))
  const skills = project.skills.filter((skill) => own.has(skill.toLowerCase()))
  const titles = [...offer.inCategories.values()].flatMap((one) => one.titles)
  const offeredWords = wordsIn(titles.join(' '))
  const words = [...wordsIn(project.title)].filter((word) => offeredWords.has(word))
  const budget = project.budgetMaxMinor
  const coveredFromMinor =
    offered && budget !== null && budget >= offered.cheapestMinor ? offered.cheapestMinor : null
  const completed = offered?.completed ?? 0
  const score =
    (offered ? projectWeights.category : 0) +
    projectWeights.skill * Math.min(skills.length, SKILLS_COUNTED) +
    projectWeights.word * Math.min(words.length, WORDS_COUNTED) +
    (coveredFromMinor === null ? 0 : projectWeights.budget) +
    (completed > 0 ? projectWeights.history : 0)
  const category = offered ? (categories.get(offered.categoryId) ?? null) : null
  return { score, category, completed, skills, words, coveredFromMinor }
}

/** The fit as its one line says it: the two facts that weigh most. */
export function fitWords(fit: ProjectFit, money: (minor: number) => string): string {
  const { category, completed, skills, words, coveredFromMinor } = fit
  const facts = [
    category && completed > 0
      ? `you completed ${completed} ${completed === 1 ? 'deal' : 'deals'} in ${category}`
      : category
        ? `you sell in ${category}`
        : '',
    skills.length > 0 ? `it asks for ${skills.slice(0, SKILLS_COUNTED).join(' and ')}, which you have` : '',
    coveredFromMinor === null ? '' : `the budget covers your price from ${money(coveredFromMinor)}`,
    words.length > 0 ? `“${words[0]}” is in what you offer` : '',
  ].filter(Boolean)
  const line = facts.slice(0, 2).join(', and ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}
