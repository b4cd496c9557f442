import type { Edge } from '#app/edge.ts'

const WORDS_ASKED = 6
const SHORTEST_WORD = 3

/** Ideas that ask for much the same, by the telling words of a line: first those that have all of them, then those that lack one. */
export async function findSimilarIds(
  { search }: Pick<Edge, 'search'>,
  line: string,
  { most, except }: { most: number; except?: string | undefined },
): Promise<string[]> {
  const words = [...new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
  const telling = words.filter((word) => word.length >= SHORTEST_WORD).slice(0, WORDS_ASKED)
  if (telling.length === 0) return []
  const lackingOne = telling.length > 2 ? telling.map((left) => telling.filter((word) => word !== left)) : []
  const ids = new Set<string>()
  for (const asked of [telling, ...lackingOne]) {
    const { found } = await search.page(
      { words: asked.join(' '), loosely: true, filters: { kind: 'idea' }, sort: 'relevance' },
      { offset: 0, most: most + 1 },
    )
    for (const { id } of found) if (id !== except) ids.add(id)
    if (ids.size >= most) break
  }
  return [...ids].slice(0, most)
}
