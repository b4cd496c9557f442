import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { isCounted } from '#domain/accounts/members/notification-channels.ts'
import type { CountUnread } from '#domain/area.ts'
import type { JobServices } from '#domain/services.ts'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import { sendPush } from '#platform/push/send-push.ts'
import { notification, pushMessage, pushSubscription } from '../schema.server.ts'
import { findPushKeys } from './push-keys.ts'
import { contactOf, pushWords } from './push-words.ts'

/** Worth being brought to a telephone that was off for so long. */
const FOR_SECONDS = 24 * 3_600

type Services = Pick<JobServices, 'db' | 'transaction' | 'config' | 'settings' | 'clock'>

/**
 * The job behind a push message. It may run twice, also at once: the row stays locked while the message goes out, and only one that
 * still waits is sent. What was read meanwhile is not sent any more.
 */
export async function bringPush(services: Services, countUnread: CountUnread, pushId: string): Promise<void> {
  const keys = await findPushKeys(services)
  await services.transaction(async ({ db, now }) => {
    await db.execute(sql`set local idle_in_transaction_session_timeout = '1min'`)
    const found = await lockWaiting(db, pushId)
    if (!found) return
    const { told, subscription } = found
    const end = (state: 'sent' | 'unneeded' | 'failed') =>
      db.update(pushMessage).set({ state }).where(eq(pushMessage.id, pushId))
    if (!told || told.readAt !== null) return void (await end('unneeded'))
    const { config, settings } = services
    const { marketplaceName } = settings.current()
    const answer = await sendPush({
      target: subscription,
      text: JSON.stringify({
        title: marketplaceName,
        body: pushWords(told),
        tag: topicOf(told.thing),
        // What only is counted has no line that could be followed.
        url: isCounted(told.kind) ? told.link : `/my/notifications/${told.number}`,
        unread: await countUnread(db, told.memberId),
      }),
      topic: topicOf(told.thing),
      forSeconds: FOR_SECONDS,
      keys,
      contact: contactOf(settings.current(), config),
      now,
    })
    if (answer === 'gone')
      return void (await db.delete(pushSubscription).where(eq(pushSubscription.id, subscription.id)))
    if (answer === 'refused') log.warn({ pushId }, 'a push service wants none of a message')
    await end(answer === 'brought' ? 'sent' : 'failed')
    if (answer === 'brought') await noteReached(db, subscription.id, now)
  })
}

async function lockWaiting(db: DrizzleTransaction, pushId: string) {
  const [row] = await db
    .select({ subscription: pushSubscription, told: notification })
    .from(pushMessage)
    .innerJoin(pushSubscription, eq(pushSubscription.id, pushMessage.subscriptionId))
    .leftJoin(
      notification,
      and(eq(notification.memberId, pushMessage.memberId), eq(notification.number, pushMessage.number)),
    )
    .where(and(eq(pushMessage.id, pushId), eq(pushMessage.state, 'waiting')))
    // Not skipped where another holds it: that one may be dying, and who went on would take the message for sent.
    .for('update', { of: pushMessage })
  return row
}

async function noteReached(db: DrizzleTransaction, subscriptionId: string, at: Date): Promise<void> {
  await db.update(pushSubscription).set({ reachedAt: at }).where(eq(pushSubscription.id, subscriptionId))
}

/** A later message about the same thing takes the place of the one before; the service need not know which thing it is. */
function topicOf(thing: string): string {
  return createHash('sha256').update(thing).digest('base64url').slice(0, 32)
}
