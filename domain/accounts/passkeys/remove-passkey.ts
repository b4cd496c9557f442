import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { rotateSession, type RotatedSession } from '../sessions/rotate-session.ts'
import { recoveryCode } from '../schema.server.ts'
import { passkey } from './schema.server.ts'

/** Takes a passkey away. With the last one of an account that has no app, two-factor is off. */
export async function removePasskey(
  tx: Transaction,
  actor: MemberActor,
  { passkeyId, sessionId }: { passkeyId: string; sessionId: string },
  context: MemberContext,
): Promise<RotatedSession> {
  authorise(actor, 'account.passkeys')
  const who = await lockMember(tx, actor.id)
  const [removed] = await tx.db
    .delete(passkey)
    .where(and(eq(passkey.id, passkeyId), eq(passkey.memberId, who.id)))
    .returning({ name: passkey.name })
  if (!removed) throw new NotFound('That passkey is gone already')
  const turnsOff = !(await hasSecondFactor(tx, who.id))
  if (turnsOff && actor.role !== 'member' && context.settings.requireSecondFactorForAdmins) {
    throw new Forbidden(
      'Staff of this marketplace must have a second factor, and this passkey is your only one. Add another first.',
    )
  }
  if (turnsOff) await tx.db.delete(recoveryCode).where(eq(recoveryCode.memberId, who.id))
  await recordSecurityEvent(tx, {
    kind: 'passkey.removed',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { name: removed.name, turnsTwoFactorOff: turnsOff },
  })
  await tx.announce({
    kind: 'account.passkey-removed',
    memberId: who.id,
    name: removed.name,
    device: context.origin.device,
    turnsOff,
  })
  return rotateSession(tx, { memberId: who.id, sessionId })
}
