import { and, desc, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { messageWarning } from '../schema.server.ts'

export type Warning = { id: string; words: string; at: Date; readAt: Date | null }

const columns = {
  id: messageWarning.id,
  words: messageWarning.words,
  at: messageWarning.at,
  readAt: messageWarning.readAt,
}

/** What the moderators wrote to a member, the latest first. */
export function listWarnings(db: Db, memberId: string): Promise<Warning[]> {
  return db
    .select(columns)
    .from(messageWarning)
    .where(eq(messageWarning.memberId, memberId))
    .orderBy(desc(messageWarning.at))
}

/** The first that a member has not read: they go on after it. */
export async function findUnreadWarning(db: Db, memberId: string): Promise<Warning | undefined> {
  const [found] = await db
    .select(columns)
    .from(messageWarning)
    .where(and(eq(messageWarning.memberId, memberId), isNull(messageWarning.readAt)))
    .orderBy(messageWarning.at)
    .limit(1)
  return found
}

/** The member says that they have read it. */
export async function readWarning(
  tx: Transaction,
  actor: MemberActor,
  { warningId }: { warningId: string },
): Promise<void> {
  authorise(actor, 'message.read-warning')
  await tx.db
    .update(messageWarning)
    .set({ readAt: tx.now })
    .where(
      and(
        eq(messageWarning.id, warningId),
        eq(messageWarning.memberId, actor.id),
        isNull(messageWarning.readAt),
      ),
    )
}
