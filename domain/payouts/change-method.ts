import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { usableFrom } from './add-method.ts'
import type { SealedContext } from './payout-context.ts'
import { lockMethod } from './lock-method.ts'
import { labelOf, type MethodDetails } from './method-rules.ts'
import { payoutMethod } from './schema.server.ts'

/** Other details for a method: it waits anew. A payout that is open goes where it was asked to go. */
export async function changeMethod(
  tx: Transaction,
  actor: MemberActor,
  { methodId, details }: { methodId: string; details: MethodDetails },
  context: SealedContext,
): Promise<void> {
  authorise(actor, 'payout.change-method')
  const before = await lockMethod(tx, actor.id, methodId)
  if (before.kind !== details.kind) throw new NotFound('There is no such payout method')
  const label = labelOf(details)
  const usableAt = usableFrom(tx.now)
  await tx.db
    .update(payoutMethod)
    .set({ sealed: context.seal.close(JSON.stringify(details)), label, changedAt: tx.now, usableAt })
    .where(eq(payoutMethod.id, methodId))
  await recordSecurityEvent(tx, {
    kind: 'payout-method.changed',
    actor,
    memberId: actor.id,
    origin: context.origin,
    details: {
      methodId,
      before: { label: before.label },
      after: { label, usableAt: usableAt.toISOString() },
    },
  })
  await tx.announce({ kind: 'payout-method.changed', memberId: actor.id, done: 'changed', label, usableAt })
}
