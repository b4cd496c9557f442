import { NotFound } from '#platform/errors/errors.ts'
import { findArticle } from './articles.ts'
import type { Article } from './read-article.ts'

export function expectArticle(slug: string): Article {
  const article = findArticle(slug)
  if (!article) throw new NotFound('There is no such article')
  return article
}
