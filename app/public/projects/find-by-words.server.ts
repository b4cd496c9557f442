import type { SearchEngine, SearchFilters } from '#domain/search/index.ts'

export type Worded = { words: string; categoryId: string | undefined; isMember: boolean }

/** As many as are worth leafing through, the newest of them. */
const FOUND = { offset: 0, most: 2_000 }

/**
 * Which projects have the words, from what everyone may see and, for members, from what only they may. Spelling is mended
 * only where nowhere anything has the words as typed.
 */
export async function findByWords(
  search: Pick<SearchEngine, 'page'>,
  { words, categoryId, isMember }: Worded,
): Promise<{ ids: string[]; readAs: string | undefined }> {
  const kinds: SearchFilters['kind'][] = isMember ? ['project', 'members-project'] : ['project']
  const ask = (kind: SearchFilters['kind'], exactly: boolean) =>
    search.page({ words, exactly, filters: { kind, categoryId }, sort: 'newest' }, FOUND)
  const exact = await Promise.all(kinds.map((kind) => ask(kind, true)))
  const ids = exact.flatMap(({ found }) => found.map(({ id }) => id))
  if (ids.length > 0) return { ids, readAs: undefined }
  const mended = await ask('project', false)
  return { ids: mended.found.map(({ id }) => id), readAs: mended.readAs }
}
