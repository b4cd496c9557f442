import { and, eq, ne, or } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { areKeysGood } from '#platform/push/encrypt-push.ts'
import { isPushService } from '#platform/push/push-services.ts'
import { authorise } from '../permissions.ts'
import { pushSubscription } from '../schema.server.ts'
import type { SubscriptionInput } from './push-input.ts'

type Context = { sessionId: string; services: readonly string[] }

/** This browser takes push messages from now on, as long as its session lives. What it took before it takes no more. */
export async function subscribeToPush(
  tx: Transaction,
  actor: MemberActor,
  input: SubscriptionInput,
  { sessionId, services }: Context,
): Promise<void> {
  authorise(actor, 'notifications.choose')
  if (!isPushService(input.endpoint, services) || !areKeysGood(input))
    throw new Invalid('Push messages can’t be sent to this browser')
  await tx.db.delete(pushSubscription).where(
    or(
      and(eq(pushSubscription.sessionId, sessionId), ne(pushSubscription.endpoint, input.endpoint)),
      // Somebody else sat at this browser before: what waits for them is not brought here.
      and(eq(pushSubscription.endpoint, input.endpoint), ne(pushSubscription.memberId, actor.id)),
    ),
  )
  const taken = { ...input, memberId: actor.id, sessionId, createdAt: tx.now, reachedAt: null }
  await tx.db
    .insert(pushSubscription)
    .values(taken)
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: taken })
}

/** One of one's own browsers takes no more push messages. */
export async function unsubscribeFromPush(
  tx: Transaction,
  actor: MemberActor,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  authorise(actor, 'notifications.choose')
  const [removed] = await tx.db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, subscriptionId), eq(pushSubscription.memberId, actor.id)))
    .returning({ id: pushSubscription.id })
  if (!removed) throw new NotFound('That browser takes no push messages any more')
}
