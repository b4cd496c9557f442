import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { conversationMember, messageReader } from '../schema.server.ts'

/** Who has a conversation more to read, or fewer. */
export type SumChange = { memberId: string; by: number }

type Unread = { readerIds: string[]; sums: SumChange[] }

/** The others have one more to read; for whom it is the first of its conversation, a sum grows too. */
export async function addUnread(
  tx: Transaction,
  conversationId: string,
  writerId: string | null,
): Promise<Unread> {
  const others = await tx.db
    .update(conversationMember)
    .set({ unreadCount: sql`${conversationMember.unreadCount} + 1`, lastAt: tx.now, archivedAt: null })
    .where(
      and(
        eq(conversationMember.conversationId, conversationId),
        writerId === null ? undefined : ne(conversationMember.memberId, writerId),
      ),
    )
    .returning({ memberId: conversationMember.memberId, unread: conversationMember.unreadCount })
  return {
    readerIds: others.map(({ memberId }) => memberId),
    sums: others.filter(({ unread }) => unread === 1).map(({ memberId }) => ({ memberId, by: 1 })),
  }
}

/**
 * Writes the sums, in one order for all. Whoever writes or reads locks the conversation, then places in it, then sums: nobody waits crosswise.
 */
export async function changeSums(tx: Transaction, changes: readonly SumChange[]): Promise<void> {
  for (const { memberId, by } of changes.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)))
    if (by > 0)
      await tx.db
        .insert(messageReader)
        .values({ memberId, unread: by })
        .onConflictDoUpdate({
          target: messageReader.memberId,
          set: { unread: sql`${messageReader.unread} + ${by}` },
        })
    else
      await tx.db
        .update(messageReader)
        .set({ unread: sql`${messageReader.unread} - ${-by}` })
        .where(eq(messageReader.memberId, memberId))
}
