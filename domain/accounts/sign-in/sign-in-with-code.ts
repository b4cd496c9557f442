import { visitor, type Actor } from '#domain/actor.ts'
import { lockIfThere } from '../members/lock-member.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from './admit.ts'
import { codeHash } from './ask-sign-in-code.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { findMemberById } from './find-by-login.ts'
import { countTry, findSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { proveAddress } from '../emails/prove-address.ts'
import type { SignInContext } from './sign-in-context.ts'
import { giveBackSignInTry, takeSignInTry } from './sign-in-limits.ts'
import type { Refused } from './sign-in-with-password.ts'
import { identifyAttempt } from './sign-in-attempt.ts'
import { useUpSecrets } from '../secrets/use-up-secrets.ts'

/** Signs in with the code from the letter, in the browser that asked for it. */
export async function signInWithCode(
  tx: Transaction,
  actor: Actor,
  { pending, code }: { pending: string; code: string },
  context: SignInContext,
): Promise<SignedIn | Refused> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  const found = await findSecret(tx, 'sign-in-code', pending)
  if (!found) return refuse(tx, undefined, context)
  const asked = found.memberId ? await findMemberById(tx, found.memberId) : undefined
  const attempt = await identifyAttempt(tx, asked, context, found.details['account'] ?? found.id)
  await takeSignInTry(tx, 'code', attempt, context.settings)
  // Counting locks the row: of many tries at the same instant each is one of the few.
  const tries = await countTry(tx, found.id)
  const isRight = found.details['codeHash'] === codeHash(pending, code)
  if (!isRight || tries > context.settings.signInCodeTriesMost) return refuse(tx, found.memberId, context)
  const used = await useSecret(tx, 'sign-in-code', pending)
  const who = used?.memberId ? await lockIfThere(tx, used.memberId) : undefined
  // A code to an address that was changed meanwhile proves nothing about the new one.
  // The version before did not say where its codes went; to a proved address they went there.
  const sentTo = used?.details['email'] ?? (who?.emailVerifiedAt ? who.email : undefined)
  if (!who || sentTo !== who.email) return refuse(tx, found.memberId, context)
  await giveBackSignInTry(tx, 'code', attempt, context.settings)
  const proved = await proveAddress(tx, actor, who, { by: 'code', keepsPassword: false }, context)
  await useUpSecrets(tx, who.id, ['sign-in-code'])
  return beginSession(tx, proved, 'code', context)
}

async function refuse(
  tx: Transaction,
  memberId: string | null | undefined,
  { origin }: SignInContext,
): Promise<Refused> {
  await recordSecurityEvent(tx, {
    kind: 'sign-in.failed',
    actor: visitor,
    memberId: memberId ?? undefined,
    origin,
    details: { way: 'code' },
  })
  return { outcome: 'refused' }
}
