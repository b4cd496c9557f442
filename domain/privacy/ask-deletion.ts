import { startDeleting } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { deletionRequest } from './schema.server.ts'

/** Begins the grace after which the account goes. Who asks has proved who they are, at the edge, a moment ago. */
export async function askDeletion(
  tx: Transaction,
  actor: MemberActor,
  context: { settings: Settings; origin: Origin },
): Promise<{ dueAt: Date }> {
  authorise(actor, 'account.ask-deletion')
  await startDeleting(tx, actor.id)
  const dueAt = addDays(tx.now, context.settings.deletionGraceDays)
  await tx.db.insert(deletionRequest).values({ memberId: actor.id, askedAt: tx.now, dueAt })
  await recordSecurityEvent(tx, {
    kind: 'deletion.asked',
    actor,
    memberId: actor.id,
    origin: context.origin,
    details: { dueAt: dueAt.toISOString() },
  })
  await tx.announce({ kind: 'privacy.deletion-asked', memberId: actor.id, dueAt })
  return { dueAt }
}
