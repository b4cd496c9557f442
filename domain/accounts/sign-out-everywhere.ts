import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Reasoned } from './admin-input.ts'
import { screensOf } from './brands.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { lockMember, type Given } from './lock-member.ts'
import { session } from './schema.server.ts'
import { sendSecurityLetter } from './security-letter.ts'
import { doorOf, type Addressee } from './write-letter.ts'

/** An administrator ends all sessions of a member: whoever holds one must sign in again. */
export async function signOutEverywhere(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Reasoned & { memberId: string },
  given: Given,
): Promise<number> {
  authorise(actor, 'members.sign-out', { ownerId: memberId })
  const who = await lockMember(tx, memberId)
  const ended = await endAllSessions(tx, who.id)
  await recordSecurityEvent(tx, {
    kind: 'member.signed-out-everywhere',
    actor,
    memberId: who.id,
    origin: given.origin,
    details: { reason, before: { sessions: ended }, after: { sessions: 0 } },
  })
  await tellSignedOut(tx, who, 'all devices', reason, given)
  return ended
}

/** An administrator ends one session of a member. */
export async function endSessionOfMember(
  tx: Transaction,
  actor: Actor,
  { memberId, sessionId, reason }: Reasoned & { memberId: string; sessionId: string },
  given: Given,
): Promise<void> {
  authorise(actor, 'members.sign-out', { ownerId: memberId })
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
    origin: given.origin,
    details: { reason, before: ended },
  })
  await tellSignedOut(tx, who, ended.device, reason, given)
}

function tellSignedOut(
  tx: Transaction,
  who: Addressee,
  where: string,
  reason: string,
  given: Given,
): Promise<void> {
  return sendSecurityLetter(
    tx,
    {
      to: who,
      subject: 'You were signed out',
      paragraphs: [
        `An administrator signed you out of ${where}. The reason they gave:`,
        reason,
        'Sign in again to go on. Nothing in your account was changed.',
      ],
      action: { label: 'Sign in', url: given.siteOrigin + screensOf(doorOf(who, given)).login },
    },
    given,
  )
}
