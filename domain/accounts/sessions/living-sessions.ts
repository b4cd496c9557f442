import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { session } from '../schema.server.ts'
import { latestEnd } from './found-session.ts'

/** On it the database itself tells which sessions ended, or look at the marketplace as somebody else (migration 0014). */
export const SESSIONS_ENDED_TOPIC = 'sessions.ended'

/** Of these sessions, those that still are. */
export async function listLivingSessions(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), gt(sql`least(${session.expiresAt}, ${latestEnd})`, now)))
  return rows.map(({ id }) => id)
}
