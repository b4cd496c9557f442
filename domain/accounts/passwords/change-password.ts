import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { forgetOtherDevices } from '../sessions/known-devices.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { giveBackProofTry } from '../sign-in/proof-tries.ts'
import { rotateSession, type RotatedSession } from '../sessions/rotate-session.ts'
import { member } from '../schema.server.ts'
import { useUpSecrets } from '../secrets/use-up-secrets.ts'

export type NewPassword = {
  newHash: string
  /** The hash that was there when the person was asked; null where there was no password. */
  basedOn: string | null
  sessionId: string
}

/** A new password ends all other sessions, and every link or code that was sent before it. */
export async function changePassword(
  tx: Transaction,
  actor: MemberActor,
  { newHash, basedOn, sessionId }: NewPassword,
  context: MemberContext,
): Promise<RotatedSession> {
  authorise(actor, 'account.change-password')
  const who = await lockMember(tx, actor.id)
  if (who.passwordHash !== basedOn)
    throw new Conflict('Your password was changed meanwhile. Sign in with the new one.')
  await tx.db
    .update(member)
    .set({ passwordHash: newHash, passwordChangedAt: tx.now })
    .where(eq(member.id, who.id))
  await useUpSecrets(tx, who.id, ['reset-password', 'sign-in-code', 'second-factor', 'change-email'])
  await endOtherSessions(tx, actor, { keepSessionId: sessionId }, context)
  await forgetOtherDevices(tx, who.id)
  await recordSecurityEvent(tx, {
    kind: 'password.changed',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { hadOne: basedOn !== null },
  })
  await tx.announce({ kind: 'account.password-changed', memberId: who.id, device: context.origin.device })
  await giveBackProofTry(tx, who.id, context.settings)
  return rotateSession(tx, { memberId: who.id, sessionId, proved: true })
}
