import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { SAVED_MOST } from './brief-rules.ts'
import { savedBrief } from './schema.server.ts'

export type SavedBrief = Pick<typeof savedBrief.$inferSelect, 'id' | 'title' | 'savedAt'>

/** A member's own, the newest first. */
export async function listBriefs(db: Db, memberId: string): Promise<SavedBrief[]> {
  return db
    .select({ id: savedBrief.id, title: savedBrief.title, savedAt: savedBrief.savedAt })
    .from(savedBrief)
    .where(eq(savedBrief.memberId, memberId))
    .orderBy(desc(savedBrief.savedAt), savedBrief.id)
    .limit(SAVED_MOST)
}

/** One of a member's own; anybody else's is not there. */
export async function findBrief(db: Db, memberId: string, briefId: string) {
  const [found] = await db
    .select({ need: savedBrief.need, reading: savedBrief.reading, engine: savedBrief.engine })
    .from(savedBrief)
    .where(and(eq(savedBrief.id, briefId), eq(savedBrief.memberId, memberId)))
  return found
}

export async function exportBriefs(db: Db, memberId: string) {
  return db
    .select({
      title: savedBrief.title,
      need: savedBrief.need,
      understood: savedBrief.reading,
      engine: savedBrief.engine,
      savedAt: savedBrief.savedAt,
    })
    .from(savedBrief)
    .where(eq(savedBrief.memberId, memberId))
    .orderBy(savedBrief.savedAt)
}
