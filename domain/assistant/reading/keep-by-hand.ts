import type { Need, Reading } from '../input.ts'
import { readingLimits } from '../need-rules.ts'

/** A reading of whatever engine, with what the person changed by hand as they left it. */
export function keepByHand(reading: Reading, { text, byHand = {} }: Need): Reading {
  const { title, categoryId, scope, skills, budget, days, language } = byHand
  return {
    ...reading,
    title: title ?? reading.title,
    categoryIds: categoryId
      ? [categoryId, ...reading.categoryIds.filter((id) => id !== categoryId)].slice(
          0,
          readingLimits.categories.most,
        )
      : reading.categoryIds,
    scope: scope ? placeLines(text, scope) : reading.scope,
    skills: skills ?? reading.skills,
    budget: budget === undefined ? reading.budget : budget,
    days: days === undefined ? reading.days : days,
    deadline: days === undefined ? reading.deadline : null,
    language: language ?? reading.language,
  }
}

/** Lines with the place in the text that each was taken from, where it stands there word for word. */
export function placeLines(text: string, lines: readonly string[]): Reading['scope'] {
  const folded = text.toLowerCase()
  return lines.map((line) => {
    const at = folded.indexOf(line.toLowerCase())
    return { text: line, span: at < 0 ? null : [at, at + line.length] }
  })
}
