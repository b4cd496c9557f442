import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { makeRecoveryCodes } from '../second-factor/make-recovery-codes.ts'
import { rotateSession, type RotatedSession } from '../sessions/rotate-session.ts'
import { stopResetOf } from '../second-factor-reset/stop-reset.ts'
import type { Refused } from '../sign-in/sign-in-with-password.ts'
import { PASSKEYS_MOST, tooMany } from './ask-new-passkey.ts'
import { credentialsOf } from './ask-passkey.ts'
import type { NewPasskeyAnswer } from './passkey-input.ts'
import { readNewPasskey } from './read-new-passkey.ts'
import { passkey } from './schema.server.ts'

type PasskeyAdded = {
  outcome: 'added'
  session: RotatedSession
  /** Recovery codes, where this passkey has turned two-factor on. */
  codes: string[] | undefined
}

/** A passkey more: from now on it signs its owner in, and stands beside the password as a second factor. */
export async function addPasskey(
  tx: Transaction,
  actor: MemberActor,
  { answer, name, sessionId }: { answer: NewPasskeyAnswer; name: string; sessionId: string },
  context: MemberContext,
): Promise<PasskeyAdded | Refused> {
  authorise(actor, 'account.passkeys')
  const asked = { purpose: 'add', boundTo: sessionId, siteOrigin: context.siteOrigin } as const
  const made = await readNewPasskey(tx, answer, asked)
  if (!made) return { outcome: 'refused' }
  const who = await lockMember(tx, actor.id)
  if ((await credentialsOf(tx, who.id)).length >= PASSKEYS_MOST) throw tooMany()
  const turnsOn = !(await hasSecondFactor(tx, who.id))
  const { transports } = answer.response
  const [added] = await tx.db
    .insert(passkey)
    .values({ ...made, memberId: who.id, name, transports, addedAt: tx.now, addedOn: context.origin.device })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  if (!added) throw new Conflict('This passkey is in use already.')
  await stopResetOf(tx, actor, who.id, context)
  const codes = turnsOn ? await makeRecoveryCodes(tx, actor, context) : undefined
  await recordSecurityEvent(tx, {
    kind: 'passkey.added',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { name, turnsTwoFactorOn: turnsOn },
  })
  await tx.announce({
    kind: 'account.passkey-added',
    memberId: who.id,
    name,
    device: context.origin.device,
    turnsOn,
  })
  return { outcome: 'added', codes, session: await rotateSession(tx, { memberId: who.id, sessionId }) }
}
