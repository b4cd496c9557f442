import { and, eq, inArray, isNull, lte, notInArray, type SQL } from 'drizzle-orm'
import { countedKinds, isCounted } from '#domain/accounts/members/notification-channels.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { notification } from './schema.server.ts'

/** Which of a member's: one, all about a thing, those that lead to these places, or all up to the one they have seen last. */
export type Which = { number: number } | { thing: string } | { links: readonly string[] } | { upTo: number }

/** Marks what is not read yet, and says how many of those stood in the list. The member's row is held by whoever calls. */
export async function markRead(tx: Transaction, memberId: string, which: Which): Promise<number> {
  const marked = await tx.db
    .update(notification)
    .set({ readAt: tx.now })
    .where(and(eq(notification.memberId, memberId), isNull(notification.readAt), isOne(which)))
    .returning({ kind: notification.kind })
  return marked.filter(({ kind }) => !isCounted(kind)).length
}

function isOne(which: Which): SQL {
  if ('number' in which) return eq(notification.number, which.number)
  if ('thing' in which) return eq(notification.thing, which.thing)
  if ('links' in which) return inArray(notification.link, [...which.links])
  // Who has seen the list has not seen what only is counted.
  return and(lte(notification.number, which.upTo), notInArray(notification.kind, [...countedKinds])) as SQL
}
