import type { Book } from '../category-book.ts'
import { readingLimits } from '../need-rules.ts'

const WORDS_OF_A_SKILL = 4

/** The marketplace's own skills that the text names, those of the category first. */
export function findSkills(
  { skills }: Book,
  stems: readonly string[],
  categoryId: string | undefined,
): string[] {
  const said = new Set(stems)
  const found = [...skills].filter(([key]) => {
    const words = key.split(' ')
    return words.length <= WORDS_OF_A_SKILL && words.every((word) => said.has(word))
  })
  return found
    .map(([, one]) => ({ ...one, isHere: categoryId !== undefined && one.categoryIds.has(categoryId) }))
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere) || other.count - one.count)
    .map(({ skill }) => skill)
    .filter((skill) => skill.length <= readingLimits.skills.skill.max)
    .slice(0, SKILLS_TOLD)
}

const SKILLS_TOLD = 6
