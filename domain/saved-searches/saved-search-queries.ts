import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { savedSearch } from './schema.server.ts'

export type SavedSearch = { id: string; title: string; address: string; hasAlerts: boolean }

const shown = {
  id: savedSearch.id,
  title: savedSearch.title,
  address: savedSearch.address,
  hasAlerts: savedSearch.hasAlerts,
}

/** A member's own, the newest first. */
export async function listSavedSearches(db: Db, memberId: string): Promise<SavedSearch[]> {
  return db
    .select(shown)
    .from(savedSearch)
    .where(eq(savedSearch.memberId, memberId))
    .orderBy(desc(savedSearch.createdAt), savedSearch.id)
}

/** Whether they keep this very search. */
export async function findSavedSearch(
  db: Db,
  memberId: string,
  address: string,
): Promise<SavedSearch | undefined> {
  const [found] = await db
    .select(shown)
    .from(savedSearch)
    .where(and(eq(savedSearch.memberId, memberId), eq(savedSearch.address, address)))
  return found
}

/** Whether a link in a letter still leads to something, and whether there is anything left to stop. */
export async function findByStopToken(db: Db, stopToken: string): Promise<SavedSearch | undefined> {
  const [found] = await db.select(shown).from(savedSearch).where(eq(savedSearch.stopToken, stopToken))
  return found
}

export async function exportSavedSearches(db: Db, memberId: string): Promise<unknown[]> {
  const rows = await db
    .select({ ...shown, createdAt: savedSearch.createdAt, lookedAt: savedSearch.lookedAt })
    .from(savedSearch)
    .where(eq(savedSearch.memberId, memberId))
    .orderBy(savedSearch.createdAt)
  return rows.map(({ id: _id, ...row }) => row)
}

/** Whether a member keeps any, as part of a larger question. */
export const savedAnySearch = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${savedSearch} where ${savedSearch.memberId} = ${memberId})`
