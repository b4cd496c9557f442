import type { Edge } from '#app/edge.ts'
import { findArticles } from '#domain/help/index.ts'
import { figuresOf } from '../docs/figures/figures.ts'
import { findByWords } from './load-support.server.ts'
import { summaryOf } from './render-article.server.tsx'

export type SuggestedArticle = { to: string; title: string; text: string }

const SHOWN = 3
const WORDS_ASKED = 8
const SHORTEST_WORD = 4

/** What may answer a question, from the last telling words of it. */
export async function suggestArticles(
  { settings, search }: Pick<Edge, 'settings' | 'search'>,
  words: string,
): Promise<SuggestedArticle[]> {
  const asked = [...new Set(words.toLowerCase().match(/\p{L}+/gu) ?? [])]
  const telling = asked.filter((word) => word.length >= SHORTEST_WORD).slice(-WORDS_ASKED)
  if (telling.length === 0) return []
  const { slugs } = await findByWords(search, telling.join(' '))
  const figures = figuresOf(settings)
  return findArticles(slugs.slice(0, SHOWN)).map((article) => ({
    to: `/support/${article.slug}`,
    title: article.title,
    text: summaryOf(article, figures),
  }))
}
