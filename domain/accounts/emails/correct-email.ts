import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { lockMember } from '../members/lock-member.ts'
import { refuseBannedDomain } from '../members/register.ts'
import { authorise } from '../permissions.ts'
import { member } from '../schema.server.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { LETTERS_OF_ADDRESS, REGISTRATIONS_OF_EMAIL, VERIFY_LETTERS } from '../sign-in/sign-in-limits.ts'
import { useUpSecrets } from '../secrets/use-up-secrets.ts'
import { sendVerification } from './send-verification.ts'

/** Who mistyped their address while joining gives another. Nothing was proved about the first, so nobody has to be asked. */
export async function correctEmail(
  tx: Transaction,
  actor: MemberActor,
  { email }: { email: string },
  context: SignInContext,
): Promise<void> {
  authorise(actor, 'account.correct-email')
  await countUse(tx.db, LETTERS_OF_ADDRESS, context.origin.address, tx.now)
  await countUse(tx.db, VERIFY_LETTERS, actor.id, tx.now)
  await countUse(tx.db, REGISTRATIONS_OF_EMAIL, hashToken(email), tx.now)
  await refuseBannedDomain(tx, email)
  const who = await lockMember(tx, actor.id)
  // What was sent to the other address is worth nothing from now on.
  await useUpSecrets(tx, who.id, ['verify-email', 'sign-in-code', 'reset-password'])
  await tx.db.update(member).set({ email }).where(eq(member.id, who.id))
  await recordSecurityEvent(tx, {
    kind: 'email.verification-sent',
    actor,
    memberId: who.id,
    origin: context.origin,
  })
  await sendVerification(tx, { ...who, email }, context)
}
