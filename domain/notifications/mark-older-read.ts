import { and, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { countedKinds } from '#domain/accounts/members/notification-channels.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { notification, notificationBox } from './schema.server.ts'

/** In a marketplace that is being made up: what happened long ago was read, and no letter waits for it. */
export async function markOlderRead(tx: Transaction, before: Date): Promise<void> {
  const read = await tx.db
    .update(notification)
    .set({ readAt: sql`${notification.at} + interval '1 hour'`, mailDueAt: null })
    .where(and(isNull(notification.readAt), lt(notification.at, before)))
    .returning({ memberId: notification.memberId })
  if (read.length === 0) return
  const unread = sql`(select count(*) from ${notification} where ${notification.memberId} = ${notificationBox.memberId} and ${notification.readAt} is null and ${notInArray(notification.kind, [...countedKinds])})`
  await tx.db.update(notificationBox).set({ unread })
}
