import { eq } from 'drizzle-orm'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CheckContext } from './check-context.ts'
import { lockWaiting } from './lock-waiting.ts'
import { identityCheck } from './schema.server.ts'

type Decision = { checkId: string } & (
  | { state: 'approved'; validUntil: Date }
  | { state: 'returned'; reason: string }
)

/** Writes a decision down: from now on the documents have a day on which they go. */
export async function decide(
  tx: Transaction,
  actor: Actor,
  { checkId, ...decision }: Decision,
  { settings, origin }: CheckContext,
): Promise<void> {
  const { memberId } = await lockWaiting(tx, actor, checkId)
  const { state } = decision
  await tx.db
    .update(identityCheck)
    .set({
      ...decision,
      decidedAt: tx.now,
      decidedBy: actorLabel(actor),
      removeAt: addDays(tx.now, settings.identityDocumentDays),
    })
    .where(eq(identityCheck.id, checkId))
  await recordSecurityEvent(tx, {
    kind: `identity-check.${state}`,
    actor,
    memberId,
    origin,
    details: { checkId },
  })
  const reason = decision.state === 'returned' ? decision.reason : ''
  await tx.announce({ kind: 'identity-check.moved', checkId, memberId, state, reason })
}
