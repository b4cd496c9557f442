import { sentencesOf } from '../words/sentences.ts'
import { tellingRoots } from '../words/telling-words.ts'
import { sharedWith, weighRoots } from '../words/weigh-words.ts'

/** An article with its figures filled in, in Markdown. */
export type ReadArticle = { slug: string; title: string; summary: string; body: string }

/** A sentence of an article, as it stands there. */
export type AnswerPart = { slug: string; title: string; text: string }

const ARTICLES_MOST = 3
const PARTS_MOST = 3
const PARTS_OF_ONE = 2
const QUESTION_LETTERS = 1_000
const PART_LETTERS = 320
/** Of what is asked, by weight: less than this is another question. */
const SHARE_LEAST = 0.3
/** The short answer of an article that fits speaks for the whole of it. */
const SUMMARY_COUNTS = 1.25

/** An answer made of sentences of articles, in their own words; nothing where none of them speaks of what is asked. */
export function answerFromArticles(question: string, articles: readonly ReadArticle[]): AnswerPart[] {
  const asked = tellingRoots(question.slice(0, QUESTION_LETTERS))
  const read = articles.slice(0, ARTICLES_MOST)
  const candidates = read.flatMap((article, place) => candidatesOf(article, place))
  const weigh = weighRoots(candidates.map(({ text }) => text))
  const fitting = candidates
    .map((one) => {
      const { share, count } = sharedWith(asked, one.roots, weigh)
      return { ...one, count, score: share * (one.isSummary ? SUMMARY_COUNTS : 1) }
    })
    .filter(({ score, count }) => score >= SHARE_LEAST && count >= Math.min(2, asked.length))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
  const chosen: typeof fitting = []
  for (const one of fitting) {
    const ofSame = chosen.filter(({ slug }) => slug === one.slug)
    if (ofSame.length < PARTS_OF_ONE && chosen.length < PARTS_MOST) chosen.push(one)
  }
  // As they stand in the articles: a sentence that refers to the one before it follows it.
  return chosen
    .toSorted((one, other) => one.place - other.place)
    .map(({ slug, title, text }) => ({ slug, title, text }))
}

function candidatesOf({ slug, title, summary, body }: ReadArticle, at: number) {
  const titleRoots = tellingRoots(title)
  const texts = [
    ...sentencesOf(summary).map(({ text }) => ({ text, isSummary: true })),
    ...sentencesOf(body)
      .filter(({ isHeading }) => !isHeading)
      .map(({ text }) => ({ text, isSummary: false })),
  ]
  return texts
    .filter(({ text }) => text.length <= PART_LETTERS && /[.!?]$/.test(text))
    .map(({ text, isSummary }, nth) => ({
      slug,
      title,
      text,
      isSummary,
      place: at * 1_000 + nth,
      // What an article is about need not be said again in each of its sentences.
      roots: new Set([...tellingRoots(text), ...(isSummary ? titleRoots : [])]),
    }))
}
