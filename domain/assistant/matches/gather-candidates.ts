import type { Assistant } from '../open-assistant.ts'
import { candidateBounds } from '../match-rules.ts'
import type { RankedCategory } from '../reading/rank-categories.ts'

/** A service that could fit: how well its words do, and how likely its category is meant. */
export type Candidate = { id: string; byWords: number }

type Wanted = {
  /** What to look for, the most telling words first. */
  words: readonly string[]
  categories: readonly RankedCategory[]
  hidden: ReadonlySet<string>
}

/**
 * What could fit, from three places: what has the words, what has them where such work stands, and the best that stands there. Each place
 * is asked for so many and no more, so that it costs the same however many services there are.
 */
export async function gatherCandidates(
  assistant: Assistant,
  { words, categories, hidden }: Wanted,
): Promise<Map<string, Candidate>> {
  const { byWords, wordsInCategory, bestOfCategory, most } = candidateBounds
  const near = categories.slice(0, candidateBounds.categories)
  const typed = words.slice(0, WORDS_ASKED).join(' ')
  const pages = await Promise.all([
    ...(typed === '' ? [] : [ask(typed, undefined, byWords)]),
    ...near.flatMap(({ category }) => [
      ...(typed === '' ? [] : [ask(typed, category.id, wordsInCategory)]),
      ask('', category.id, bestOfCategory),
    ]),
  ])

  function ask(asked: string, categoryId: string | undefined, count: number) {
    return assistant.search.page(
      {
        words: asked,
        loosely: true,
        isPrivate: true,
        filters: { kind: 'service', categoryId, withoutOwners: [...hidden] },
        sort: 'relevance',
      },
      { offset: 0, most: count },
    )
  }

  const candidates = new Map<string, Candidate>()
  for (const { found, relaxed } of pages)
    for (const { id, why } of found) {
      const share = relaxed ? relaxed.words.split(' ').length / Math.max(words.length, 1) : 1
      const score = why.foundIn === 'browse' ? 0 : why.match * share
      const before = candidates.get(id)
      if (before) before.byWords = Math.max(before.byWords, score)
      else if (candidates.size < most) candidates.set(id, { id, byWords: score })
    }
  return candidates
}

/** Search looks at so many words. */
const WORDS_ASKED = 8
