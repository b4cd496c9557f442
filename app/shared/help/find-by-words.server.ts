import type { Edge } from '#app/edge.ts'
import { findArticles } from '#domain/help/index.ts'

const FOUND_MOST = 10

/** What answers a question in a person’s own words: what has all of them, then what has all but the weakest. */
export async function findByWords(search: Edge['search'], words: string) {
  const query = { words, loosely: true, filters: { kind: 'article' }, sort: 'relevance' } as const
  const page = await search.page(query, { offset: 0, most: FOUND_MOST })
  return { readAs: page.readAs, slugs: findArticles(page.found.map(({ id }) => id)).map(({ slug }) => slug) }
}
