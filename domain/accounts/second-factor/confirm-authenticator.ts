import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { giveBackProofTry } from '../sign-in/proof-tries.ts'
import { rotateSession, type RotatedSession } from '../sessions/rotate-session.ts'
import { authenticator } from '../schema.server.ts'
import { stopResetOf } from '../second-factor-reset/stop-reset.ts'
import { findStep } from './totp.ts'

type SecondFactorOn = {
  /** Recovery codes, where two-factor was off before; those of before stay good otherwise. */
  codes: string[] | undefined
  session: RotatedSession
}

/** The first code of the app turns two-factor on, or puts this app in the place of the one before. */
export async function confirmAuthenticator(
  tx: Transaction,
  actor: MemberActor,
  { code, sessionId }: { code: string; sessionId: string },
  context: MemberContext & { seal: Seal },
): Promise<SecondFactorOn> {
  authorise(actor, 'account.second-factor')
  const who = await lockMember(tx, actor.id)
  const mine = eq(authenticator.memberId, who.id)
  const [app] = await tx.db.select().from(authenticator).where(mine)
  const secretSealed = app?.confirmedAt ? app.nextSecretSealed : app?.secretSealed
  if (!app || !secretSealed)
    throw new Conflict('There is nothing to confirm. Begin again with a new QR code.')
  const typed = code.replace(/[\s-]/g, '')
  const step = findStep(context.seal.open(secretSealed), typed, { now: tx.now, after: 0 })
  if (step === undefined) {
    throw new Invalid('The code is not right', {
      code: ['Code: that is not the one your app shows now. Wait for the next code and type it.'],
    })
  }
  const turnsOn = !(await hasSecondFactor(tx, who.id))
  await tx.db
    .update(authenticator)
    .set({ secretSealed, nextSecretSealed: null, confirmedAt: tx.now, lastStep: step })
    .where(mine)
  await stopResetOf(tx, actor, who.id, context)
  await giveBackProofTry(tx, who.id, context.settings)
  const codes = turnsOn ? await makeRecoveryCodes(tx, actor, context) : undefined
  const isReplaced = app.confirmedAt !== null
  await recordSecurityEvent(tx, {
    kind: isReplaced ? 'second-factor.replaced' : 'second-factor.on',
    actor,
    memberId: who.id,
    origin: context.origin,
  })
  const { device } = context.origin
  await tx.announce({
    kind: 'account.authenticator-confirmed',
    memberId: who.id,
    device,
    isReplaced,
    turnsOn,
  })
  return { codes, session: await rotateSession(tx, { memberId: who.id, sessionId }) }
}
