import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { notification } from './schema.server.ts'

/** Which of a member's: one, all about a thing, those that lead to a place, or all up to the one they have seen last. */
export type Which = { number: number } | { thing: string } | { link: string } | { upTo: number }

/** Marks what is not read yet, and says how many that were. The member's row is held by whoever calls. */
export async function markRead(tx: Transaction, memberId: string, which: Which): Promise<number> {
  const marked = await tx.db
    .update(notification)
    .set({ readAt: tx.now })
    .where(and(eq(notification.memberId, memberId), isNull(notification.readAt), isOne(which)))
    .returning({ number: notification.number })
  return marked.length
}

function isOne(which: Which): SQL {
  if ('number' in which) return eq(notification.number, which.number)
  if ('thing' in which) return eq(notification.thing, which.thing)
  return 'link' in which ? eq(notification.link, which.link) : lte(notification.number, which.upTo)
}
