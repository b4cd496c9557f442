import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { lockMember, type Given } from './lock-member.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { rotateSession, type RotatedSession } from './rotate-session.ts'
import { sendSecurityLetter } from './security-letter.ts'

/** Two-factor off: the app, the passkeys and the recovery codes are forgotten. */
export async function turnOffSecondFactor(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  given: Given,
): Promise<RotatedSession> {
  authorise(actor, 'account.second-factor', { ownerId: actor.id })
  if (actor.role === 'admin' && given.settings.requireSecondFactorForAdmins) {
    throw new Forbidden('Administrators of this marketplace must have a second factor, so it stays on.')
  }
  const who = await lockMember(tx, actor.id)
  if (!(await hasSecondFactor(tx, who.id))) throw new Conflict('Two-factor is off already.')
  await removeSecondFactor(tx, who.id)
  await recordSecurityEvent(tx, {
    kind: 'second-factor.off',
    actor,
    memberId: who.id,
    origin: given.origin,
  })
  await sendSecurityLetter(
    tx,
    {
      to: who,
      subject: 'Two-factor was turned off',
      paragraphs: [
        `It was turned off on ${tx.now.toUTCString()} from ${given.origin.device}. Signing in asks for your password only.`,
        'If that was not you, set a new password and turn two-factor on again.',
      ],
      action: { label: 'Look at my account', url: `${given.siteOrigin}/my/account#two-factor` },
    },
    given,
  )
  return rotateSession(tx, { memberId: who.id, sessionId })
}
