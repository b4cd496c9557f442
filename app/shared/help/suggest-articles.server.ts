import type { Edge } from '#app/edge.ts'
import { answerFromArticles } from '#domain/advice/index.ts'
import { type Article, findArticle } from '#domain/help/index.ts'
import { figuresOf } from '../docs/figures/figures.ts'
import { fillFigures } from '../docs/fill-figures.ts'
import { findByWords } from './find-by-words.server.ts'
import { summaryOf } from './summary-of.ts'

export type SuggestedArticle = { to: string; title: string; text: string }

/** A sentence of an article, with where it is from. */
export type AnswerSentence = { to: string; title: string; text: string }

/** What may answer a question before it is sent: articles, and sentences of theirs that speak of it. */
export type Suggested = { articles: SuggestedArticle[]; answer: AnswerSentence[] }

const SHOWN = 3
const WORDS_ASKED = 8
const SHORTEST_WORD = 4

/** What may answer a question, from the last telling words of it. */
export async function suggestArticles(
  { settings, search }: Pick<Edge, 'settings' | 'search'>,
  words: string,
): Promise<Suggested> {
  const asked = [...new Set(words.toLowerCase().match(/\p{L}+/gu) ?? [])]
  const telling = asked.filter((word) => word.length >= SHORTEST_WORD).slice(-WORDS_ASKED)
  if (telling.length === 0) return { articles: [], answer: [] }
  const { slugs } = await findByWords(search, telling.join(' '))
  const figures = figuresOf(settings)
  const found = slugs.slice(0, SHOWN).flatMap((slug) => findArticle(slug) ?? [])
  const filled = found.map((article) => ({
    ...article,
    body: plainFigures(fillFigures(article.body, figures)),
  }))
  return {
    articles: found.map((article) => ({
      to: addressOf(article),
      title: article.title,
      text: summaryOf(article, figures),
    })),
    answer: answerFromArticles(
      words,
      filled.map((article) => ({ ...article, summary: summaryOf(article, figures) })),
    ).map(({ slug, title, text }) => ({ to: addressOf({ slug }), title, text })),
  }
}

const addressOf = ({ slug }: Pick<Article, 'slug'>) => `/support/${slug}`

/** Of figures escaped for Markdown the escapes go. */
const plainFigures = (text: string) => text.replaceAll('\\', '')
