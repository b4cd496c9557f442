import { lt, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { PHRASE_ASKED_AT_LEAST } from '../match-rules.ts'
import { searchPhrase } from '../schema.server.ts'
import { splitWords } from '../words/fold-words.ts'

/** What people searched for and found: noted in memory, written in batches, read back for everyone. */
export type PhraseBook = {
  note(words: string): void
  /** The busiest phrases, sorted by their text. */
  current(): Promise<readonly Phrase[]>
  flush(): Promise<void>
  close(): Promise<void>
}

export type Phrase = { words: string; times: number }

const WRITE_EVERY_MS = 20_000
const READ_EVERY_MS = 5 * 60_000
const NOTED_MOST = 5_000
const READ_MOST = 20_000
const WORDS_MOST = 6
const LETTERS_MOST = 60

export function openPhraseBook(db: Db, clock: Clock): PhraseBook {
  let noted = new Map<string, number>()
  let known: readonly Phrase[] = []
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const timer = setInterval(() => void flushOrSay(), WRITE_EVERY_MS).unref()

  async function flush(): Promise<void> {
    if (noted.size === 0) return
    const batch = [...noted].toSorted(([one], [other]) => (one < other ? -1 : 1))
    noted = new Map()
    await db.execute(sql`
      insert into search_phrase (words, times, last_at)
      select words, times, ${clock.now().toISOString()}::timestamptz
      from unnest(${sql.param(batch.map(([words]) => words))}::text[], ${sql.param(batch.map(([, times]) => times))}::bigint[]) as noted (words, times)
      on conflict (words) do update set times = search_phrase.times + excluded.times, last_at = excluded.last_at`)
  }

  const flushOrSay = () =>
    flush().catch((error) => log.warn({ err: error }, 'searched phrases could not be written'))

  async function read(): Promise<void> {
    const { rows } = await db.execute<{ words: string; times: string }>(sql`
      select words, times from search_phrase where times >= ${PHRASE_ASKED_AT_LEAST}
      order by times desc nulls last, words limit ${READ_MOST}`)
    known = rows
      .map(({ words, times }) => ({ words, times: Number(times) }))
      .toSorted((one, other) => (one.words < other.words ? -1 : 1))
    readAt = clock.now().getTime()
  }

  return {
    note(typed) {
      const words = splitWords(typed)
      const phrase = words.join(' ')
      if (words.length > WORDS_MOST || phrase.length > LETTERS_MOST || phrase === '') return
      if (noted.size < NOTED_MOST || noted.has(phrase)) noted.set(phrase, (noted.get(phrase) ?? 0) + 1)
    },
    async current() {
      if (clock.now().getTime() - readAt >= READ_EVERY_MS) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        // Only the first one waits; later readings go on beside the suggestions.
        if (readAt === -Infinity) await reading
        else reading.catch((error) => log.warn({ err: error }, 'searched phrases could not be read'))
      }
      return known
    },
    flush,
    async close() {
      clearInterval(timer)
      await flushOrSay()
    },
  }
}

/** Removes what nobody has asked for in a long time. */
export async function sweepPhrases(db: Db, before: Date): Promise<void> {
  await deleteInPortions(db, searchPhrase, lt(searchPhrase.lastAt, before))
}
