type Candidate = { id: string; sellerId: string; categoryId: string | null }

/** Neighbours differ: one work of a seller, and at most so many of one category. */
const MOST_OF_A_CATEGORY = 2

/** The first of these that make a varied wall; where variety runs out, the rest follows in its order. */
export function chooseWorks<Work extends Candidate>(candidates: readonly Work[], most: number): Work[] {
  const sellers = new Set<string>()
  const categories = new Map<string, number>()
  const [varied, rest]: [Work[], Work[]] = [[], []]
  for (const work of candidates) {
    const inCategory = categories.get(work.categoryId ?? '') ?? 0
    if (sellers.has(work.sellerId) || inCategory >= MOST_OF_A_CATEGORY) {
      rest.push(work)
      continue
    }
    sellers.add(work.sellerId)
    categories.set(work.categoryId ?? '', inCategory + 1)
    varied.push(work)
  }
  return [...varied, ...rest].slice(0, most)
}
