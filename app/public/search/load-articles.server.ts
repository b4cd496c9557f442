import type { CachedEdge } from '#app/edge.ts'
import { findPostCards } from '#domain/blog/index.ts'
import { findArticles } from '#domain/help/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { summaryOf } from '#app/shared/help/summary-of.ts'

const TEXTS_MOST = 20

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

/** What was written for people to read: answers first, then notes. */
export async function loadFoundTexts(
  { db, search, settings }: CachedEdge,
  words: string,
): Promise<FoundText[]> {
  const page = { offset: 0, most: TEXTS_MOST }
  const [articles, posts] = await Promise.all([
    search.page(articlesQuery(words), page),
    search.page(postsQuery(words), page),
  ])
  return [
    ...findArticles(articles.found.map(({ id }) => id)).map((article) => ({
      to: `/support/${article.slug}`,
      title: article.title,
      summary: summaryOf(article, figuresOf(settings)),
      where: 'Help' as const,
    })),
    ...(
      await findPostCards(
        db,
        posts.found.map(({ id }) => id),
      )
    ).map(({ slug, title, summary }) => ({ to: `/blog/${slug}`, title, summary, where: 'Notes' as const })),
  ]
}
