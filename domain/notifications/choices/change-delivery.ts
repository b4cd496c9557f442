import { and, eq, isNotNull } from 'drizzle-orm'
import { type ChannelChoices, changePreferences, findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { deliveryChoice, notification } from '../schema.server.ts'
import type { Delivery } from './delivery-rules.ts'
import { nextHourIn } from './zoned-hours.ts'

/** What reaches a member, over which channel, and when. */
export async function changeDelivery(
  tx: Transaction,
  actor: MemberActor,
  { channels, delivery }: { channels: ChannelChoices; delivery: Delivery },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'notifications.choose')
  await changePreferences(tx, actor, { channels }, { origin })
  const { dailyHour, quiet } = delivery
  const [before] = await tx.db.select().from(deliveryChoice).where(eq(deliveryChoice.memberId, actor.id))
  const chosen = { dailyHour, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }
  await tx.db
    .insert(deliveryChoice)
    .values({ memberId: actor.id, ...chosen })
    .onConflictDoUpdate({ target: deliveryChoice.memberId, set: chosen })
  // Other choices bring no letter forward: each has its own moment.
  if ((before?.dailyHour ?? null) !== dailyHour) await planWaitingAnew(tx, actor.id, dailyHour)
}

/** What waits for its letter comes when letters come from now on, and not twice. */
async function planWaitingAnew(tx: Transaction, memberId: string, dailyHour: number | null): Promise<void> {
  const person = await findPerson(tx.db, memberId)
  const dueAt = dailyHour === null ? tx.now : nextHourIn(tx.now, dailyHour, person?.timeZone ?? 'UTC')
  const moved = await tx.db
    .update(notification)
    .set({ mailDueAt: dueAt })
    .where(and(eq(notification.memberId, memberId), isNotNull(notification.mailDueAt)))
    .returning({ number: notification.number })
  if (moved.length > 0)
    await tx.announce({ kind: 'notifications.letter-planned', memberId, at: dueAt.toISOString() })
}
