import { eq } from 'drizzle-orm'
import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from '../sign-in/admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { findMemberById, type Member } from '../sign-in/find-by-login.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { giveBackSignInTry, takeSignInTry } from '../sign-in/sign-in-limits.ts'
import type { Refused } from '../sign-in/sign-in-with-password.ts'
import { identifyAttempt } from '../sign-in/sign-in-attempt.ts'
import { checkPasskey } from './check-passkey.ts'
import type { PasskeyAnswer } from './passkey-input.ts'
import { passkey } from './schema.server.ts'

/**
 * Signs in whoever the passkey names, in the browser that was asked. The device has it and verified its owner, so that both
 * factors are given: no other is asked for.
 */
export async function signInWithPasskey(
  tx: Transaction,
  actor: Actor,
  { answer, browser }: { answer: PasskeyAnswer; browser: string },
  context: SignInContext,
): Promise<SignedIn | Refused> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  const attempt = await identifyAttempt(tx, await findOwner(tx, answer.id), context, hashToken(answer.id))
  await takeSignInTry(tx, 'passkey', attempt, context.settings)
  const asked = { purpose: 'sign-in', boundTo: browser, siteOrigin: context.siteOrigin } as const
  const { isRight, memberId } = await checkPasskey(tx, answer, asked)
  const who = isRight && memberId ? await findMemberById(tx, memberId) : undefined
  if (!who) {
    await recordSecurityEvent(tx, {
      kind: 'sign-in.failed',
      actor: visitor,
      memberId,
      origin: context.origin,
      details: { way: 'passkey' },
    })
    return { outcome: 'refused' }
  }
  await giveBackSignInTry(tx, 'passkey', attempt, context.settings)
  return beginSession(tx, who, 'passkey', context)
}

/** Whose passkey it says it is: their own devices have tries of their own. */
async function findOwner(tx: Transaction, credentialId: string): Promise<Member | undefined> {
  const [key] = await tx.db
    .select({ memberId: passkey.memberId })
    .from(passkey)
    .where(eq(passkey.credentialId, credentialId))
  return key && findMemberById(tx, key.memberId)
}
