import type { CachedEdge } from '#app/edge.ts'
import { findArticle } from '#domain/help/index.ts'
import { helpSectionNames } from '#domain/help/help-rules.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { summaryOf } from '#app/shared/help/summary-of.ts'
import { renderArticle } from './render-article.server.tsx'

export function loadArticle({ params, url, settings }: CachedEdge) {
  const article = findArticle(params['slug'] ?? '')
  if (!article) throw new NotFound('There is no such article')
  const { slug, title, section, changed } = article
  const figures = figuresOf(settings)
  return {
    slug,
    title,
    summary: summaryOf(article, figures),
    section: { id: section, title: helpSectionNames[section] },
    ...renderArticle(article, figures),
    related: article.related.flatMap((one) => {
      const other = findArticle(one)
      return other ? [{ slug: other.slug, title: other.title }] : []
    }),
    changed,
    isThanked: url.searchParams.get('thanks') === '1',
  }
}
