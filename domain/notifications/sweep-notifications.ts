import { and, asc, inArray, lt } from 'drizzle-orm'
import { isCounted } from '#domain/accounts/members/notification-channels.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { lockBoxes, lowerUnread } from './boxes.ts'
import { notification, pushMessage } from './schema.server.ts'

/** For so long a member finds again what they were told. */
export const KEPT_DAYS = 365
const PUSHES_KEPT_DAYS = 30
const MEMBERS_AT_ONCE = 100

/** Takes away what is older than a year, of some members at a time. */
export async function sweepNotifications(
  { db, transaction }: { db: Db; transaction: RunInTransaction },
  now: Date,
): Promise<void> {
  await deleteInPortions(db, pushMessage, lt(pushMessage.createdAt, addDays(now, -PUSHES_KEPT_DAYS)))
  const before = addDays(now, -KEPT_DAYS)
  for (;;) {
    const rows = await db
      .selectDistinct({ memberId: notification.memberId })
      .from(notification)
      .where(lt(notification.at, before))
      .orderBy(asc(notification.memberId))
      .limit(MEMBERS_AT_ONCE)
    if (rows.length === 0) return
    await removeOf(
      transaction,
      rows.map(({ memberId }) => memberId),
      before,
    )
  }
}

async function removeOf(
  transaction: RunInTransaction,
  memberIds: readonly string[],
  before: Date,
): Promise<void> {
  await transaction(async (tx) => {
    await lockBoxes(tx, memberIds)
    const removed = await tx.db
      .delete(notification)
      .where(and(inArray(notification.memberId, [...memberIds]), lt(notification.at, before)))
      .returning({ memberId: notification.memberId, kind: notification.kind, readAt: notification.readAt })
    const unread = Map.groupBy(
      removed.filter(({ kind, readAt }) => readAt === null && !isCounted(kind)),
      ({ memberId }) => memberId,
    )
    for (const [memberId, { length }] of unread) await lowerUnread(tx, memberId, length)
  })
}
