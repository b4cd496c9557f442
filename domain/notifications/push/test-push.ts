import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { sendPush } from '#platform/push/send-push.ts'
import { authorise } from '../permissions.ts'
import { pushSubscription } from '../schema.server.ts'
import { findPushKeys } from './push-keys.ts'
import { contactOf } from './push-words.ts'

const TESTING = { name: 'push tests', most: 10, everySeconds: 3_600 }
const FOR_SECONDS = 300
const TAG = 'test'

/** A member wants to see whether push messages reach one of their browsers. */
export async function askForTestPush(
  tx: Transaction,
  actor: MemberActor,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  authorise(actor, 'notifications.choose')
  const [own] = await tx.db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.id, subscriptionId), eq(pushSubscription.memberId, actor.id)))
  if (!own) throw new NotFound('That browser takes no push messages any more')
  await countUse(tx.db, TESTING, actor.id, tx.now)
  await tx.announce({ kind: 'push.test-asked', subscriptionId })
}

/** The job behind it: nothing happened, so nothing is written down but whether it was reached. Twice looks like once, by its tag. */
export async function bringTestPush(services: JobServices, subscriptionId: string): Promise<void> {
  const { db, clock, settings, config } = services
  const isIt = eq(pushSubscription.id, subscriptionId)
  const [target] = await db.select().from(pushSubscription).where(isIt)
  if (!target) return
  const { marketplaceName } = settings.current()
  const now = clock.now()
  const answer = await sendPush({
    target,
    text: JSON.stringify({
      title: marketplaceName,
      body: 'A test: push messages reach this browser',
      tag: TAG,
      url: '/my/notifications/settings#push',
    }),
    topic: TAG,
    forSeconds: FOR_SECONDS,
    keys: await findPushKeys(services),
    contact: contactOf(settings.current(), config),
    now,
  })
  if (answer === 'gone') await db.delete(pushSubscription).where(isIt)
  if (answer === 'brought') await db.update(pushSubscription).set({ reachedAt: now }).where(isIt)
}
