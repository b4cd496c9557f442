import { asc } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { searchSynonym } from './schema.server.ts'

/** Words and phrases that mean the same to search. */
type SynonymGroup = { id: string; phrases: string[] }

export async function listSynonyms(db: Db): Promise<SynonymGroup[]> {
  return db
    .select({ id: searchSynonym.id, phrases: searchSynonym.phrases })
    .from(searchSynonym)
    .orderBy(asc(searchSynonym.phrases), asc(searchSynonym.id))
}
