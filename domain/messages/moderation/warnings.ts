import { and, count, desc, eq, isNull, max } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { messageWarning } from '../schema.server.ts'

export type Warning = {
  id: string
  words: string
  at: Date
  readAt: Date | null
  caseNumber: number | null
  flagId: string | null
}

const columns = {
  id: messageWarning.id,
  words: messageWarning.words,
  at: messageWarning.at,
  readAt: messageWarning.readAt,
  caseNumber: messageWarning.caseNumber,
  flagId: messageWarning.flagId,
}

/** A notice that must be read before its member goes on, about something that was reported. */
export async function warnMember(
  tx: Transaction,
  { memberId, words, caseNumber }: { memberId: string; words: string; caseNumber: number | null },
): Promise<void> {
  await tx.db.insert(messageWarning).values({ memberId, caseNumber, words, at: tx.now })
}

/** It was wrong: nobody is held to it any more. */
export async function withdrawWarnings(
  tx: Transaction,
  { memberId, caseNumber }: { memberId: string; caseNumber: number },
): Promise<void> {
  await tx.db
    .update(messageWarning)
    .set({ withdrawnAt: tx.now })
    .where(and(eq(messageWarning.memberId, memberId), eq(messageWarning.caseNumber, caseNumber)))
}

const stands = isNull(messageWarning.withdrawnAt)

/** How often a member was warned, and when last. */
export async function countWarnings(
  db: Db,
  memberId: string,
): Promise<{ count: number; lastAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), lastAt: max(messageWarning.at) })
    .from(messageWarning)
    .where(and(eq(messageWarning.memberId, memberId), stands))
  return row ?? { count: 0, lastAt: null }
}

/** What the moderators wrote to a member, the latest first. */
export function listWarnings(db: Db, memberId: string): Promise<Warning[]> {
  return db
    .select(columns)
    .from(messageWarning)
    .where(and(eq(messageWarning.memberId, memberId), stands))
    .orderBy(desc(messageWarning.at))
}

/** The first that a member has not read: they go on after it. */
export async function findUnreadWarning(db: Db, memberId: string): Promise<Warning | undefined> {
  const [found] = await db
    .select(columns)
    .from(messageWarning)
    .where(and(eq(messageWarning.memberId, memberId), isNull(messageWarning.readAt), stands))
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
