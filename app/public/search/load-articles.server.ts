import type { CachedEdge } from '#app/edge.ts'
import { findPostCards } from '#domain/blog/index.ts'
import { findArticles } from '#domain/help/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { summaryOf } from '#app/shared/help/summary-of.ts'
import type { Slice } from './page-of.ts'

/** Without mending: a word of somebody’s trade is not a misspelt one of ours. */
export function articlesQuery(words: string): SearchQuery {
  return { words, exactly: true, filters: { kind: 'article' }, sort: 'relevance' }
}

/** The same words in the blog. */
export function postsQuery(words: string): SearchQuery {
  return { words, exactly: true, filters: { kind: 'post' }, sort: 'relevance' }
}

/** Something to read that has the words. */
export type FoundText = { to: string; title: string; summary: string; where: 'Help' | 'Notes' }

/** Answers of the help that have the words. */
export async function loadFoundArticles(
  { search, settings }: CachedEdge,
  words: string,
  slice: Slice,
): Promise<FoundText[]> {
  const { found } = await search.page(articlesQuery(words), slice)
  return findArticles(found.map(({ id }) => id)).map((article) => ({
    to: `/support/${article.slug}`,
    title: article.title,
    summary: summaryOf(article, figuresOf(settings)),
    where: 'Help' as const,
  }))
}

/** Notes of the blog that do. */
export async function loadFoundPosts(
  { db, search }: CachedEdge,
  words: string,
  slice: Slice,
): Promise<FoundText[]> {
  const { found } = await search.page(postsQuery(words), slice)
  const cards = await findPostCards(
    db,
    found.map(({ id }) => id),
  )
  return cards.map(({ slug, title, summary }) => ({
    to: `/blog/${slug}`,
    title,
    summary,
    where: 'Notes' as const,
  }))
}
