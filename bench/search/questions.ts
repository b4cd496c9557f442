import type pg from 'pg'
import type { SearchQuery } from '#domain/search/index.ts'
import { openRandom, type Random } from '../seed/random.ts'
import { makeVocabulary } from '../seed/vocabulary.ts'
import { VOCABULARY_WORDS } from '../seed/load-scale.ts'

/** A kind of question, put in many words so that nothing is answered twice from the same memory. */
export type Question = { name: string; query(): SearchQuery }

const COMMON = { from: 5, to: 80 }
const RARE = { from: 20_000, to: 40_000 }

export async function makeQuestions(client: pg.Pool): Promise<{ questions: Question[]; typed(): string }> {
  const random = openRandom(7)
  const vocabulary = makeVocabulary(VOCABULARY_WORDS)
  const { rows } = await client.query<{ id: string }>(
    'select id from category where parent_id is null order by path',
  )
  const word = ({ from, to }: { from: number; to: number }) =>
    vocabulary[from + random.whole(to - from)] ?? ''
  const ask = (words: string, filters: Partial<SearchQuery['filters']> = {}): SearchQuery => ({
    words,
    filters: { kind: 'service', ...filters },
    sort: 'relevance',
  })
  return {
    questions: [
      { name: 'a common word', query: () => ask(word(COMMON)) },
      { name: 'a rare word', query: () => ask(word(RARE)) },
      { name: 'two words', query: () => ask(`${word(COMMON)} ${word({ from: 50, to: 600 })}`) },
      {
        name: 'misspelt words',
        query: () => ask(`${slip(word({ from: 100, to: 9_000 }), random)} ${word(COMMON)}`),
      },
      {
        name: 'a word with three filters',
        query: () =>
          ask(word(COMMON), {
            categoryId: random.pick(rows).id,
            priceMaxMinor: 20_000,
            ratingAtLeast: 4.5,
          }),
      },
      { name: 'no words', query: () => ask('') },
    ],
    typed: () => word({ from: 0, to: 12_000 }).slice(0, 3 + random.whole(2)),
  }
}

/** Two neighbours change places, as under quick fingers. */
function slip(word: string, random: Random): string {
  const at = 1 + random.whole(Math.max(word.length - 2, 1))
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}
