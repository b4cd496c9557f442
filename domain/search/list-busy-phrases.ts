import { gte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { PHRASE_ASKED_AT_LEAST } from './match-rules.ts'
import { searchPhrase } from './schema.server.ts'

/** What people search for most; a phrase that few asked for stays theirs. */
export async function listBusyPhrases(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .select({ words: searchPhrase.words })
    .from(searchPhrase)
    .where(gte(searchPhrase.times, PHRASE_ASKED_AT_LEAST))
    .orderBy(newestFirst(searchPhrase.times), searchPhrase.words)
    .limit(most)
  return rows.map(({ words }) => words)
}
