import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { pushSubscription } from '../schema.server.ts'

/** The browsers of a member that take push messages, by the session that each belongs to. */
export function listOwnSubscriptions(db: Db, memberId: string) {
  return db
    .select({
      id: pushSubscription.id,
      sessionId: pushSubscription.sessionId,
      endpoint: pushSubscription.endpoint,
      createdAt: pushSubscription.createdAt,
      reachedAt: pushSubscription.reachedAt,
    })
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId))
    .orderBy(desc(pushSubscription.createdAt))
}
