import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { CheckState } from './check-rules.ts'
import { identityCheck } from './schema.server.ts'

export type OwnCheck = {
  state: CheckState
  sentAt: Date
  decidedAt: Date | null
  reason: string
  validUntil: Date | null
  removeAt: Date | null
  removedAt: Date | null
}

/** How the member's newest check stands. Nothing of what they sent comes back, not even to them. */
export async function findOwnCheck(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<OwnCheck | undefined> {
  const { state, sentAt, decidedAt, reason, validUntil, removeAt, removedAt } = identityCheck
  const [found] = await db
    .select({ state, sentAt, decidedAt, reason, validUntil, removeAt, removedAt })
    .from(identityCheck)
    .where(eq(identityCheck.memberId, memberId))
    .orderBy(newestFirst(identityCheck.sentAt))
    .limit(1)
  return found
}

/** Until when a member's identity is verified; nothing where it is not, or not any more. */
export async function findVerifiedUntil(
  db: Db | DrizzleTransaction,
  memberId: string,
  now: Date,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ until: identityCheck.validUntil })
    .from(identityCheck)
    .where(
      and(
        eq(identityCheck.memberId, memberId),
        eq(identityCheck.state, 'approved'),
        gt(identityCheck.validUntil, now),
      ),
    )
    .orderBy(desc(identityCheck.validUntil))
    .limit(1)
  return found?.until ?? undefined
}
