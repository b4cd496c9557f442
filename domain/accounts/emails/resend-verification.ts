import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { findMemberById } from '../sign-in/find-by-login.ts'
import { sendVerification } from './send-verification.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { LETTERS_OF_ADDRESS, VERIFY_LETTERS } from '../sign-in/sign-in-limits.ts'

/** Sends the verification letter again, a few times an hour. */
export async function resendVerification(
  tx: Transaction,
  actor: MemberActor,
  context: SignInContext,
): Promise<void> {
  authorise(actor, 'account.resend-verification')
  await countUse(tx.db, LETTERS_OF_ADDRESS, context.origin.address, tx.now)
  await countUse(tx.db, VERIFY_LETTERS, actor.id, tx.now)
  const who = await findMemberById(tx, actor.id)
  if (!who) throw new NotFound('There is no such account')
  await recordSecurityEvent(tx, {
    kind: 'email.verification-sent',
    actor,
    memberId: who.id,
    origin: context.origin,
  })
  await sendVerification(tx, who, context)
}
