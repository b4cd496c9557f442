import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { conversationStop, messageFlag } from '../schema.server.ts'

/** Of all the stops of a member that stand the longest holds: a later, shorter one ends nothing, and one that is undone leaves the others. */
export async function followStops(tx: Transaction, memberId: string): Promise<void> {
  // Of two who decide about one member at once the second sees what the first decided.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.stops ${memberId}`}))`)
  const [longest] = await tx.db
    .select({ until: messageFlag.stoppedUntil, words: messageFlag.words })
    .from(messageFlag)
    .where(
      and(
        eq(messageFlag.memberId, memberId),
        isNotNull(messageFlag.stoppedUntil),
        isNull(messageFlag.undoneAt),
      ),
    )
    .orderBy(desc(messageFlag.stoppedUntil), desc(messageFlag.decidedAt))
    .limit(1)
  if (!longest?.until) {
    await tx.db.delete(conversationStop).where(eq(conversationStop.memberId, memberId))
    return
  }
  const stop = { until: longest.until, words: longest.words ?? '' }
  await tx.db
    .insert(conversationStop)
    .values({ memberId, ...stop })
    .onConflictDoUpdate({ target: conversationStop.memberId, set: stop })
}
