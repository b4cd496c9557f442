import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockBoxes, lowerUnread } from './boxes.ts'
import { markRead, type Which } from './mark-rows.ts'
import { authorise } from './permissions.ts'

/** A member has read one of their notifications, all about a thing, or all that they were shown. */
export async function markNotificationsRead(
  tx: Transaction,
  actor: MemberActor,
  which: Which,
): Promise<{ marked: number }> {
  authorise(actor, 'notifications.read')
  await lockBoxes(tx, [actor.id])
  const marked = await markRead(tx, actor.id, which)
  await lowerUnread(tx, actor.id, marked)
  if (marked > 0) await tx.announce({ kind: 'notifications.changed', memberIds: [actor.id] })
  return { marked }
}
