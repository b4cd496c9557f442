import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { conversation, conversationMember, message } from '../schema.server.ts'
import type { SumChange } from '../write/count-unread.ts'

type Place = { conversationId: string; memberId: string; number: number; draft?: '' }

/** Writes how far somebody has read, and what is left. Answers with how far, and what becomes of their sum. */
export async function settleOwn(
  tx: Transaction,
  { conversationId, memberId, number, draft }: Place,
): Promise<{ upTo: number; sums: SumChange[] }> {
  const isOwn = and(
    eq(conversationMember.conversationId, conversationId),
    eq(conversationMember.memberId, memberId),
  )
  const [own] = await tx.db.select().from(conversationMember).where(isOwn).for('update')
  // Read behind the lock: who wrote before has counted up already, who writes now waits for it.
  const [last] = await tx.db
    .select({ number: conversation.lastNumber, at: conversation.lastAt })
    .from(conversation)
    .where(eq(conversation.id, conversationId))
  if (!own || !last) throw new Error(`There is no place of ${memberId} in ${conversationId}`)
  const upTo = Math.max(own.lastReadNumber, Math.min(number, last.number))
  const isAllRead = upTo >= last.number || own.unreadCount === 0
  const unreadCount = isAllRead ? 0 : await countAfter(tx, conversationId, memberId, upTo)
  await tx.db
    .update(conversationMember)
    .set({
      unreadCount,
      lastReadNumber: upTo,
      readAt: upTo > own.lastReadNumber ? tx.now : own.readAt,
      lastAt: last.at,
      ...(draft === undefined ? {} : { draft }),
    })
    .where(isOwn)
  if (own.unreadCount === 0 || unreadCount > 0) return { upTo, sums: [] }
  await tx.announce({ kind: 'conversation.settled', conversationId, memberId })
  return { upTo, sums: [{ memberId, by: -1 }] }
}

/** Only what came while the page was being read: a handful. */
async function countAfter(
  tx: Transaction,
  conversationId: string,
  memberId: string,
  upTo: number,
): Promise<number> {
  return tx.db.$count(
    message,
    and(
      eq(message.conversationId, conversationId),
      gt(message.number, upTo),
      ne(message.kind, 'step'),
      or(isNull(message.senderId), ne(message.senderId, memberId)),
    ),
  )
}
