import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import type { MemberContext } from '../members/lock-member.ts'
import { findSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { secondFactorReset } from './schema.server.ts'

const USELESS = 'This link was used, or its time is over. Nothing is left to stop.'

/** By the link of the letter: whoever reads one of the member's addresses may. */
export async function stopSecondFactorReset(
  tx: Transaction,
  actor: Actor,
  { token }: { token: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'account.stop-second-factor-reset')
  const used = await useSecret(tx, 'stop-second-factor-reset', token)
  const resetId = used?.details['resetId']
  const isStopped = resetId && (await stop(tx, actor, eq(secondFactorReset.id, resetId), 'link', context))
  if (!isStopped) throw new NotFound(USELESS)
}

/** Whether the link is still good; looking at it uses nothing up. */
export async function isStopLinkGood(tx: Transaction, token: string): Promise<boolean> {
  const found = await findSecret(tx, 'stop-second-factor-reset', token)
  const resetId = found?.details['resetId']
  if (!resetId) return false
  const [live] = await tx.db
    .select({ id: secondFactorReset.id })
    .from(secondFactorReset)
    .where(and(eq(secondFactorReset.id, resetId), isLive))
  return live !== undefined
}

/** By the member, in a session that they have, or by an administrator who changed their mind. */
export async function cancelSecondFactorReset(
  tx: Transaction,
  actor: Actor,
  { memberId }: { memberId: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'account.cancel-second-factor-reset', { ownerId: memberId })
  const isStopped = await stop(tx, actor, eq(secondFactorReset.memberId, memberId), 'button', context)
  if (!isStopped) throw new Conflict('No reset of the second factor is under way.')
}

/** As a step of what only one does who has the second factor: nothing was lost, so there is nothing to reset. */
export async function stopResetOf(
  tx: Transaction,
  actor: Actor,
  memberId: string,
  context: MemberContext,
): Promise<void> {
  await stop(tx, actor, eq(secondFactorReset.memberId, memberId), 'second factor', context)
}

const isLive = and(isNull(secondFactorReset.stoppedAt), isNull(secondFactorReset.doneAt))

async function stop(
  tx: Transaction,
  actor: Actor,
  which: SQL,
  by: 'link' | 'button' | 'second factor',
  context: MemberContext,
): Promise<boolean> {
  const [stopped] = await tx.db
    .update(secondFactorReset)
    .set({ stoppedAt: tx.now, stoppedBy: actorLabel(actor) })
    .where(and(which, isLive))
    .returning({ memberId: secondFactorReset.memberId })
  if (!stopped) return false
  await recordSecurityEvent(tx, {
    kind: 'second-factor.reset-stopped',
    actor,
    memberId: stopped.memberId,
    origin: context.origin,
    details: { by },
  })
  await tx.announce({ kind: 'account.second-factor-reset-stopped', memberId: stopped.memberId })
  return true
}
