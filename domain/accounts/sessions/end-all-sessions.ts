import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { oneTimeSecret, session } from '../schema.server.ts'

/** Ends every session of a member and every sign-in that waits for its second factor; tells how many sessions ended. */
export async function endAllSessions(tx: Transaction, memberId: string): Promise<number> {
  const ended = await tx.db
    .delete(session)
    .where(eq(session.memberId, memberId))
    .returning({ id: session.id })
  await tx.db
    .update(oneTimeSecret)
    .set({ usedAt: tx.now })
    .where(
      and(
        eq(oneTimeSecret.memberId, memberId),
        eq(oneTimeSecret.kind, 'second-factor'),
        isNull(oneTimeSecret.usedAt),
      ),
    )
  return ended.length
}
