import { closeness, type Vector } from '#platform/meaning/vector.ts'
import type { Book, KnownCategory } from '../category-book.ts'
import { categoryWeights } from '../match-rules.ts'

export type RankedCategory = { category: KnownCategory; score: number }

type Asked = {
  /** The stems of what was written, in the order of the text. */
  stems: readonly string[]
  vector: Vector | undefined
  model: string
}

/** Every category by how likely it is meant, the likeliest first: by the words that its services have, and by meaning. */
export function rankCategories(book: Book, { stems, vector, model }: Asked): RankedCategory[] {
  const byWords = normalised(book.categories, wordVotes(book, stems))
  const byMeaning = vector ? normalised(book.categories, meaningVotes(book, vector, model)) : undefined
  return book.categories
    .map((category) => ({
      category,
      score:
        categoryWeights.words * (byWords.get(category.id) ?? 0) +
        categoryWeights.meaning * (byMeaning?.get(category.id) ?? 0),
    }))
    .toSorted(
      (one, other) => other.score - one.score || other.category.servicesCount - one.category.servicesCount,
    )
}

/** A word votes for the categories whose services have it: whole for one alone, little for each of many. */
function wordVotes({ categories, meansAlso }: Book, stems: readonly string[]): Map<string, number> {
  const votes = new Map<string, number>()
  stems.forEach((stem, place) => {
    const weight = 1 / (1 + place * categoryWeights.laterCountsLess)
    vote(votes, categories, [stem], weight)
    const others = meansAlso.get(stem)
    if (others) vote(votes, categories, others, weight * categoryWeights.synonym)
  })
  return votes
}

function vote(
  votes: Map<string, number>,
  categories: readonly KnownCategory[],
  stems: readonly string[],
  weight: number,
): void {
  const shares = categories.map((category) => ({
    id: category.id,
    share: stems.reduce((best, stem) => Math.max(best, shareIn(category, stem)), 0),
  }))
  const sum = shares.reduce((all, { share }) => all + share, 0)
  if (sum === 0) return
  for (const { id, share } of shares)
    if (share > 0) votes.set(id, (votes.get(id) ?? 0) + (weight * share) / (sum + categoryWeights.rareWord))
}

function shareIn({ titleStems, lineStems, shareOf }: KnownCategory, stem: string): number {
  const named = titleStems.has(stem)
    ? categoryWeights.inTitle
    : lineStems.has(stem)
      ? categoryWeights.inLine
      : 0
  return named + (shareOf.get(stem) ?? 0)
}

function meaningVotes({ categories }: Book, vector: Vector, model: string): Map<string, number> {
  const near = categories.flatMap((category) =>
    category.vector && category.model === model
      ? [{ id: category.id, near: closeness(vector, category.vector) }]
      : [],
  )
  const nearest = Math.max(...near.map((one) => one.near))
  return new Map(near.map((one) => [one.id, Math.exp((one.near - nearest) * categoryWeights.sharpness)]))
}

function normalised(
  categories: readonly KnownCategory[],
  votes: ReadonlyMap<string, number>,
): Map<string, number> {
  const sum = [...votes.values()].reduce((all, one) => all + one, 0) || 1
  return new Map(categories.map(({ id }) => [id, (votes.get(id) ?? 0) / sum]))
}
