import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Reasoned } from '../administrators/admin-input.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { session } from '../schema.server.ts'

/** An administrator ends all sessions of a member: whoever holds one must sign in again. */
export async function signOutEverywhere(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Reasoned & { memberId: string },
  context: MemberContext,
): Promise<number> {
  authorise(actor, 'members.sign-out')
  const who = await lockMember(tx, memberId)
  const ended = await endAllSessions(tx, who.id)
  await recordSecurityEvent(tx, {
    kind: 'member.signed-out-everywhere',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, before: { sessions: ended }, after: { sessions: 0 } },
  })
  await tx.announce({ kind: 'member.signed-out', memberId: who.id, where: 'all devices', reason })
  return ended
}

/** An administrator ends one session of a member. */
export async function endSessionOfMember(
  tx: Transaction,
  actor: Actor,
  { memberId, sessionId, reason }: Reasoned & { memberId: string; sessionId: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.sign-out')
  const who = await lockMember(tx, memberId)
  const [ended] = await tx.db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.memberId, who.id)))
    .returning({ device: session.device, startedAt: session.startedAt })
  if (!ended) throw new NotFound('This session has ended already')
  await recordSecurityEvent(tx, {
    kind: 'member.session-ended',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, before: ended },
  })
  await tx.announce({ kind: 'member.signed-out', memberId: who.id, where: ended.device, reason })
}
