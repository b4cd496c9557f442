import type { CachedEdge } from '#app/edge.ts'
import { findArticles } from '#domain/help/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { figuresOf } from '../docs/figures/figures.ts'
import { summaryOf } from '../support/render-article.server.tsx'

const ARTICLES_MOST = 20

/** Without mending: a word of somebody’s trade is not a misspelt one of ours. */
export function articlesQuery(words: string): SearchQuery {
  return { words, exactly: true, filters: { kind: 'article' }, sort: 'relevance' }
}

export async function loadFoundArticles({ search, settings }: CachedEdge, words: string) {
  const { found } = await search.page(articlesQuery(words), { offset: 0, most: ARTICLES_MOST })
  return findArticles(found.map(({ id }) => id)).map((article) => ({
    slug: article.slug,
    title: article.title,
    summary: summaryOf(article, figuresOf(settings)),
  }))
}
