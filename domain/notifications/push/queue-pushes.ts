import { inArray, sql } from 'drizzle-orm'
import { findPeople, type NotificationKind } from '#domain/accounts/index.ts'
import { askWithWrites } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { pushMoment } from '../choices/delivery-rules.ts'
import { findDeliveries } from '../choices/find-deliveries.ts'
import { pushMessage, pushSubscription } from '../schema.server.ts'

type Pushed = { memberId: string; number: number; kind: NotificationKind }

/** A message for each browser of each member, written down with its cause; it goes out at once, or when quiet hours are over. */
export async function queuePushes(tx: Transaction, pushed: readonly Pushed[]): Promise<void> {
  if (pushed.length === 0) return
  const memberIds = [...new Set(pushed.map(({ memberId }) => memberId))]
  const browsers = tx.db
    .select({ id: pushSubscription.id, memberId: pushSubscription.memberId })
    .from(pushSubscription)
    .where(inArray(pushSubscription.memberId, memberIds))
  const subscriptions = await askWithWrites<{ id: string; memberId: string }>(
    tx.db,
    { browsers },
    sql`select id, member_id as "memberId" from browsers`,
  )
  if (subscriptions.length === 0) return
  const reached = [...new Set(subscriptions.map(({ memberId }) => memberId))]
  const people = await findPeople(tx.db, reached)
  const deliveryOf = await findDeliveries(tx.db, reached)
  const rows = pushed.flatMap(({ memberId, number }) =>
    subscriptions
      .filter((one) => one.memberId === memberId)
      .map(({ id }) => ({ subscriptionId: id, memberId, number, createdAt: tx.now })),
  )
  const queued = await tx.db
    .insert(pushMessage)
    .values(rows)
    .returning({ pushId: pushMessage.id, memberId: pushMessage.memberId, number: pushMessage.number })
  const kinds = new Map(pushed.map(({ memberId, number, kind }) => [`${memberId} ${number}`, kind]))
  for (const { pushId, memberId, number } of queued) {
    const kind = kinds.get(`${memberId} ${number}`)
    const zone = people.get(memberId)?.timeZone ?? 'UTC'
    const at =
      pushMoment({ kind, delivery: deliveryOf(memberId), timeZone: zone, now: tx.now })?.toISOString() ?? null
    await tx.announce({ kind: 'push.queued', pushId, at })
  }
}
