import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { PayoutContext } from './payout-context.ts'
import { lockMethod } from './lock-method.ts'
import { payoutMethod } from './schema.server.ts'

/** Forgets the details of a method. A payout that is open still goes where it was asked to go. */
export async function removeMethod(
  tx: Transaction,
  actor: MemberActor,
  { methodId }: { methodId: string },
  context: PayoutContext,
): Promise<void> {
  authorise(actor, 'payout.change-method')
  const { label, usableAt } = await lockMethod(tx, actor.id, methodId)
  await tx.db.update(payoutMethod).set({ sealed: '', removedAt: tx.now }).where(eq(payoutMethod.id, methodId))
  await recordSecurityEvent(tx, {
    kind: 'payout-method.removed',
    actor,
    memberId: actor.id,
    origin: context.origin,
    details: { methodId, label },
  })
  await tx.announce({ kind: 'payout-method.changed', memberId: actor.id, done: 'removed', label, usableAt })
}
