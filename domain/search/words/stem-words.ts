import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** The stem of each word; a stop word has none. */
export type StemWords = (words: Iterable<string>) => Promise<ReadonlyMap<string, string | null>>

const CYRILLIC = /^[а-яё]+$/
const LATIN = /^[a-z]+$/
const MOST_CACHED = 300_000

/**
 * PostgreSQL's own snowball stemmers, asked once a word and remembered: texts and searches go through the same function,
 * so they can't disagree.
 */
export function openStemming(db: Db): StemWords {
  let cached = new Map<string, string | null>()

  async function ask(
    stems: Map<string, string | null>,
    dictionary: 'english_stem' | 'russian_stem',
    words: string[],
  ): Promise<void> {
    if (words.length === 0) return
    const { rows } = await db.execute<{ word: string; stems: string[] | null }>(
      sql`select word, ts_lexize(${dictionary}, word) as stems from unnest(${sql.param(words)}::text[]) as word`,
    )
    for (const row of rows) stems.set(row.word, row.stems ? (row.stems[0] ?? null) : row.word)
  }

  return async (words) => {
    const unknown = { english: [] as string[], russian: [] as string[] }
    const wanted = new Set(words)
    // Begun anew, not emptied: whoever asked before still looks into the old one.
    if (cached.size + wanted.size > MOST_CACHED) cached = new Map()
    const stems = cached
    for (const word of wanted) {
      if (stems.has(word)) continue
      if (LATIN.test(word)) unknown.english.push(word)
      else if (CYRILLIC.test(word)) unknown.russian.push(word)
      else stems.set(word, word)
    }
    await Promise.all([
      ask(stems, 'english_stem', unknown.english),
      ask(stems, 'russian_stem', unknown.russian),
    ])
    return stems
  }
}
