import { and, gt, inArray, max } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { session } from '../schema.server.ts'

/** When each of these members was last here since then, on any device. */
export async function findLastSeen(db: Db, ids: readonly string[], since: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: session.memberId, at: max(session.seenAt) })
    .from(session)
    .where(and(inArray(session.memberId, [...ids]), gt(session.seenAt, since)))
    .groupBy(session.memberId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}
