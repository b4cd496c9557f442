import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { session } from '../schema.server.ts'

/** Seen within this time counts as online. */
const ONLINE_MS = 5 * 60_000

/** Which of these members are here now. */
export async function findOnline(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: session.memberId })
    .from(session)
    .where(
      and(
        inArray(session.memberId, [...ids]),
        gt(session.seenAt, new Date(now.getTime() - ONLINE_MS)),
        gt(session.expiresAt, now),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
