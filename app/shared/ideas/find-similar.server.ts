import type { Edge } from '#app/edge.ts'

const WORDS_ASKED = 8
const SHORTEST_WORD = 3

/** Ideas that ask for much the same, by the telling words of a line, the nearest first. */
export async function findSimilarIds(
  { search }: Pick<Edge, 'search'>,
  line: string,
  { most, except }: { most: number; except?: string | undefined },
): Promise<string[]> {
  const words = [...new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
  const telling = words.filter((word) => word.length >= SHORTEST_WORD).slice(0, WORDS_ASKED)
  if (telling.length === 0) return []
  const { found } = await search.page(
    { words: telling.join(' '), loosely: true, filters: { kind: 'idea' }, sort: 'relevance' },
    { offset: 0, most: most + 1 },
  )
  return found
    .map(({ id }) => id)
    .filter((id) => id !== except)
    .slice(0, most)
}
