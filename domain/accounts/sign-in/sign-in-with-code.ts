import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from './admit.ts'
import { codeHash } from './ask-sign-in-code.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { findMemberById } from './find-by-login.ts'
import { countTry, findSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { proveAddress } from '../emails/prove-address.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { giveBackSignInTry, takeSignInTry } from './sign-in-limits.ts'
import type { Refused } from './sign-in-with-password.ts'
import { identifyTrier } from './trier.ts'
import { useUpSecrets } from '../secrets/use-up-secrets.ts'

/** Signs in with the code from the letter, in the browser that asked for it. */
export async function signInWithCode(
  tx: Transaction,
  actor: Actor,
  { pending, code }: { pending: string; code: string },
  given: SignInGiven,
): Promise<SignedIn | Refused> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, given.origin)
  const found = await findSecret(tx, 'sign-in-code', pending)
  if (!found) return refuse(tx, undefined, given)
  const asked = found.memberId ? await findMemberById(tx, found.memberId) : undefined
  const trier = await identifyTrier(tx, asked, given, found.details['account'] ?? found.id)
  await takeSignInTry(tx, 'code', trier, given.settings)
  // Counting locks the row: of many tries at the same instant each is one of the few.
  const tries = await countTry(tx, found.id)
  const isRight = found.details['codeHash'] === codeHash(pending, code)
  if (!isRight || tries > given.settings.signInCodeTriesMost) return refuse(tx, found.memberId, given)
  const used = await useSecret(tx, 'sign-in-code', pending)
  const who = used?.memberId ? await findMemberById(tx, used.memberId) : undefined
  if (!who) return refuse(tx, found.memberId, given)
  await giveBackSignInTry(tx, 'code', trier, given.settings)
  const proved = await proveAddress(tx, actor, who, { by: 'code', keepsPassword: false }, given)
  await useUpSecrets(tx, who.id, ['sign-in-code'])
  return beginSession(tx, proved, 'code', given)
}

async function refuse(
  tx: Transaction,
  memberId: string | null | undefined,
  { origin }: SignInGiven,
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
