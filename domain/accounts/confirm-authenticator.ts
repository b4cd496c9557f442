import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { lockMember, type Given } from './lock-member.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { giveBackProofTry } from './proof-tries.ts'
import { rotateSession, type RotatedSession } from './rotate-session.ts'
import { authenticator } from './schema.server.ts'
import { sendSecurityLetter } from './security-letter.ts'
import { findStep } from './totp.ts'

export type SecondFactorOn = { codes: string[]; session: RotatedSession }

/** The first code of the app turns two-factor on, and brings the recovery codes. */
export async function confirmAuthenticator(
  tx: Transaction,
  actor: MemberActor,
  { code, sessionId }: { code: string; sessionId: string },
  given: Given & { seal: Seal },
): Promise<SecondFactorOn> {
  authorise(actor, 'account.second-factor', { ownerId: actor.id })
  const who = await lockMember(tx, actor.id)
  const [app] = await tx.db
    .select()
    .from(authenticator)
    .where(and(eq(authenticator.memberId, who.id), isNull(authenticator.confirmedAt)))
  if (!app) throw new Conflict('There is nothing to confirm. Begin again with a new QR code.')
  const typed = code.replace(/[\s-]/g, '')
  const step = findStep(given.seal.open(app.secretSealed), typed, { now: tx.now, after: app.lastStep })
  if (step === undefined) {
    throw new Invalid('The code is not right', {
      code: ['Code: that is not the one your app shows now. Wait for the next code and type it.'],
    })
  }
  await tx.db
    .update(authenticator)
    .set({ confirmedAt: tx.now, lastStep: step })
    .where(eq(authenticator.memberId, who.id))
  await giveBackProofTry(tx, who.id, given.settings)
  const codes = await makeRecoveryCodes(tx, actor, given)
  await recordSecurityEvent(tx, {
    kind: 'second-factor.on',
    actor,
    memberId: who.id,
    origin: given.origin,
  })
  await sendSecurityLetter(
    tx,
    {
      to: who,
      subject: 'Two-factor is on',
      paragraphs: [
        'From now on signing in asks for a code of your authenticator app as well.',
        'Keep the recovery codes where you can reach them without your telephone. If it was not you who did this, write to us.',
      ],
      action: { label: 'Look at my account', url: `${given.siteOrigin}/my/account#two-factor` },
    },
    given,
  )
  return { codes, session: await rotateSession(tx, { memberId: who.id, sessionId }) }
}
