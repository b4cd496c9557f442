import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { secondFactorReset } from './schema.server.ts'

export type LiveReset = { askedAt: Date; dueAt: Date; reason: string; askedBy: string }

/** The reset of a member's second factor that is under way, if one is. */
export async function findLiveReset(db: Db, memberId: string): Promise<LiveReset | undefined> {
  const [live] = await db
    .select({
      askedAt: secondFactorReset.askedAt,
      dueAt: secondFactorReset.dueAt,
      reason: secondFactorReset.reason,
      askedBy: secondFactorReset.askedBy,
    })
    .from(secondFactorReset)
    .where(
      and(
        eq(secondFactorReset.memberId, memberId),
        isNull(secondFactorReset.stoppedAt),
        isNull(secondFactorReset.doneAt),
      ),
    )
  return live
}

/** For the file that a member takes along; who asked is not theirs to take. */
export async function exportSecondFactorResets(db: Db, memberId: string) {
  return db
    .select({
      reason: secondFactorReset.reason,
      askedAt: secondFactorReset.askedAt,
      dueAt: secondFactorReset.dueAt,
      stoppedAt: secondFactorReset.stoppedAt,
      doneAt: secondFactorReset.doneAt,
    })
    .from(secondFactorReset)
    .where(eq(secondFactorReset.memberId, memberId))
    .orderBy(desc(secondFactorReset.askedAt))
}
