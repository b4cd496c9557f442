import type { Edge } from '#app/edge.ts'
import { figuresOf } from '../docs/figures/figures.ts'
import { searchDocuments } from '../search/sections/search-documents.server.ts'

export type SuggestedArticle = { to: string; title: string; text: string }

const SHOWN = 3
const WORDS_ASKED = 10
const SHORTEST_WORD = 5
const SNIPPET = 160

/** What may answer a question, from the words of it: the sections of the rules that hold most of them. */
export function suggestArticles({ settings }: Pick<Edge, 'settings'>, words: string): SuggestedArticle[] {
  const asked = new Set(words.toLowerCase().match(/\p{L}+/gu) ?? [])
  const telling = [...asked].filter((word) => word.length >= SHORTEST_WORD).slice(-WORDS_ASKED)
  const figures = figuresOf(settings)
  const found = new Map<string, SuggestedArticle & { weight: number }>()
  for (const word of telling) {
    const { hits } = searchDocuments(word, figures, { exactly: true })
    for (const { to, title, snippet } of hits) {
      // A word that stands everywhere tells little.
      const weight = (found.get(to)?.weight ?? 0) + 1 / hits.length
      const text = snippet.map((part) => part.text).join('')
      found.set(to, {
        to,
        title: title.map((part) => part.text).join(''),
        text: text.slice(0, SNIPPET),
        weight,
      })
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .map(({ to, title, text }) => ({ to, title, text }))
}
