import { and, eq } from 'drizzle-orm'
import { stopDeleting } from '#domain/accounts/index.ts'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { endRequest } from './end-request.ts'
import { deletionRequest } from './schema.server.ts'

type CancelInput = {
  memberId: string
  /** Which of their requests an administrator has read: one that came since is not ended with it. A member has one to end. */
  requestId?: string
  /** What an administrator tells the member; members need none for what is theirs. */
  reason?: string
}

/** The account stays. Against the deletion itself, at the same instant, one of the two wins and the other hears so. */
export async function cancelDeletion(
  tx: Transaction,
  actor: Actor,
  { memberId, requestId, reason }: CancelInput,
  context: { origin: Origin },
): Promise<void> {
  authorise(actor, 'account.cancel-deletion', { ownerId: memberId })
  const ended = { cancelledAt: tx.now, cancelledBy: actorLabel(actor) }
  const which = requestId === undefined ? undefined : eq(deletionRequest.id, requestId)
  await endRequest(tx, and(eq(deletionRequest.memberId, memberId), which), ended)
  await stopDeleting(tx, memberId)
  await recordSecurityEvent(tx, {
    kind: 'deletion.cancelled',
    actor,
    memberId,
    origin: context.origin,
    details: reason ? { reason } : {},
  })
  await tx.announce({ kind: 'privacy.deletion-cancelled', memberId, reason })
}
