import { varyOwners } from '#domain/search/index.ts'

type Candidate = { id: string; soldById: string; categoryId: string | null }

/** Neighbours differ: at most so many of one category, and of one seller as everywhere. */
const MOST_OF_A_CATEGORY = 2

/** The first of these that make a varied wall; where variety runs out, the rest follows in its order. */
export function chooseWorks<Work extends Candidate>(candidates: readonly Work[], most: number): Work[] {
  const categories = new Map<string, number>()
  const [varied, rest]: [Work[], Work[]] = [[], []]
  for (const work of varyOwners(candidates, { ownerOf: ({ soldById }) => soldById })) {
    const inCategory = (categories.get(work.categoryId ?? '') ?? 0) + 1
    categories.set(work.categoryId ?? '', inCategory)
    ;(inCategory > MOST_OF_A_CATEGORY ? rest : varied).push(work)
  }
  return [...varied, ...rest].slice(0, most)
}
