import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { rotateSession, type RotatedSession } from '../sessions/rotate-session.ts'

/** Two-factor off: the app, the passkeys and the recovery codes are forgotten. */
export async function turnOffSecondFactor(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  context: MemberContext,
): Promise<RotatedSession> {
  authorise(actor, 'account.second-factor')
  if (actor.role !== 'member' && context.settings.requireSecondFactorForAdmins) {
    throw new Forbidden('Staff of this marketplace must have a second factor, so it stays on.')
  }
  const who = await lockMember(tx, actor.id)
  if (!(await hasSecondFactor(tx, who.id))) throw new Conflict('Two-factor is off already.')
  await removeSecondFactor(tx, who.id)
  await recordSecurityEvent(tx, {
    kind: 'second-factor.off',
    actor,
    memberId: who.id,
    origin: context.origin,
  })
  await tx.announce({ kind: 'account.second-factor-off', memberId: who.id, device: context.origin.device })
  return rotateSession(tx, { memberId: who.id, sessionId })
}
