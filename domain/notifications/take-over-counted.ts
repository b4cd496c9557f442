import { and, eq } from 'drizzle-orm'
import { isCounted } from '#domain/accounts/members/notification-channels.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { NewNotification } from './new-notification.ts'
import { notification } from './schema.server.ts'

/**
 * What only is counted stands once for each thing, however much happens to it: the latest takes the place of the one before, and its letter
 * stays due when it was. About what stays unread after its letter there is another in a day, not every ten minutes. The members' rows are held.
 */
export async function takeOverCounted<One extends NewNotification>(
  tx: Transaction,
  added: readonly One[],
): Promise<One[]> {
  const latest = new Map(added.map((one) => [isCounted(one.kind) ? placeOf(one) : one, one]))
  const kept: One[] = []
  for (const one of latest.values()) kept.push(isCounted(one.kind) ? await takeOver(tx, one) : one)
  return kept
}

const placeOf = ({ memberId, thing }: NewNotification) => `${memberId} ${thing}`

async function takeOver<One extends NewNotification>(tx: Transaction, one: One): Promise<One> {
  const [before] = await tx.db
    .delete(notification)
    .where(
      and(
        eq(notification.memberId, one.memberId),
        eq(notification.thing, one.thing),
        eq(notification.kind, one.kind),
      ),
    )
    .returning()
  if (!before || before.readAt !== null || one.mailDueAt === null) return one
  if (before.mailDueAt) return { ...one, mailDueAt: before.mailDueAt }
  const again = (before.mailedAt?.getTime() ?? 0) + DAY_MS
  return { ...one, mailDueAt: new Date(Math.max(one.mailDueAt.getTime(), again)), mailedAt: before.mailedAt }
}
