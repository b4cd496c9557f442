import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { SealedContext } from './payout-context.ts'
import { labelOf, METHOD_WAIT_HOURS, METHODS_MOST, type MethodDetails } from './method-rules.ts'
import { payoutMethod } from './schema.server.ts'

/** Keeps a new way to be paid. Who asks has proved who they are, at the edge, a moment ago. */
export async function addMethod(
  tx: Transaction,
  actor: MemberActor,
  details: MethodDetails,
  context: SealedContext,
): Promise<{ methodId: string }> {
  authorise(actor, 'payout.change-method')
  if (details.kind === 'other' && details.name !== context.settings.payoutOtherMethod)
    throw new Invalid('We do not pay out this way any more. Choose another.')
  const stored = await tx.db.$count(
    payoutMethod,
    and(eq(payoutMethod.memberId, actor.id), isNull(payoutMethod.removedAt)),
  )
  if (stored >= METHODS_MOST)
    throw new Conflict(`You have ${METHODS_MOST} payout methods, which is the most. Remove one first.`)
  const label = labelOf(details)
  const usableAt = usableFrom(tx.now)
  const [added] = await tx.db
    .insert(payoutMethod)
    .values({
      memberId: actor.id,
      kind: details.kind,
      sealed: context.seal.close(JSON.stringify(details)),
      label,
      addedAt: tx.now,
      changedAt: tx.now,
      usableAt,
    })
    .returning({ id: payoutMethod.id })
  if (!added) throw new Error('No method was added')
  await recordSecurityEvent(tx, {
    kind: 'payout-method.added',
    actor,
    memberId: actor.id,
    origin: context.origin,
    details: { methodId: added.id, label, usableAt: usableAt.toISOString() },
  })
  await tx.announce({ kind: 'payout-method.changed', memberId: actor.id, done: 'added', label, usableAt })
  return { methodId: added.id }
}

export const usableFrom = (now: Date) => new Date(now.getTime() + METHOD_WAIT_HOURS * HOUR_MS)
