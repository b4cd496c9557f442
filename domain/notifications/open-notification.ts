import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { authorise } from './permissions.ts'
import { notification } from './schema.server.ts'

/** A member follows one of their own: it is read, and says where it leads. */
export async function openNotification(
  tx: Transaction,
  actor: MemberActor,
  { number }: { number: number },
): Promise<{ link: string }> {
  authorise(actor, 'notifications.read')
  const [found] = await tx.db
    .select({ link: notification.link })
    .from(notification)
    .where(and(eq(notification.memberId, actor.id), eq(notification.number, number)))
  if (!found) throw new NotFound('This notification is not there any more: they are kept for a year')
  await markNotificationsRead(tx, actor, { number })
  return found
}
