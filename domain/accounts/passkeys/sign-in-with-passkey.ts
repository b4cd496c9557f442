import { eq } from 'drizzle-orm'
import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from '../sign-in/admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { findMemberById, type Member } from '../sign-in/find-by-login.ts'
import type { SignInGiven } from '../sign-in/sign-in-given.ts'
import { giveBackSignInTry, takeSignInTry } from '../sign-in/sign-in-limits.ts'
import type { Refused } from '../sign-in/sign-in-with-password.ts'
import { identifyTrier } from '../sign-in/trier.ts'
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
  given: SignInGiven,
): Promise<SignedIn | Refused> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, given.origin)
  const trier = await identifyTrier(tx, await findOwner(tx, answer.id), given, hashToken(answer.id))
  await takeSignInTry(tx, 'passkey', trier, given.settings)
  const asked = { purpose: 'sign-in', boundTo: browser, siteOrigin: given.siteOrigin } as const
  const { isRight, memberId } = await checkPasskey(tx, answer, asked)
  const who = isRight && memberId ? await findMemberById(tx, memberId) : undefined
  if (!who) {
    await recordSecurityEvent(tx, {
      kind: 'sign-in.failed',
      actor: visitor,
      memberId,
      origin: given.origin,
      details: { way: 'passkey' },
    })
    return { outcome: 'refused' }
  }
  await giveBackSignInTry(tx, 'passkey', trier, given.settings)
  return beginSession(tx, who, 'passkey', given)
}

/** Whose passkey it says it is: their own devices have tries of their own. */
async function findOwner(tx: Transaction, credentialId: string): Promise<Member | undefined> {
  const [key] = await tx.db
    .select({ memberId: passkey.memberId })
    .from(passkey)
    .where(eq(passkey.credentialId, credentialId))
  return key && findMemberById(tx, key.memberId)
}
