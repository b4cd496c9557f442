import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { findMemberById } from './find-by-login.ts'
import { countTry, findSecret, useSecret } from './one-time-secrets.ts'
import { checkSecondFactor } from './second-factor.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { giveBackSignInTry, takeSignInTry } from './sign-in-limits.ts'
import type { Refused } from './sign-in-with-password.ts'

/** The first proof is no longer good (used, expired, too many tries, or the password was changed): begin again. */
export type BeginAgain = { outcome: 'begin-again' }

/** Opens the door to one whose first proof was right and who brings the code of the app, or a recovery code. */
export async function passSecondFactor(
  tx: Transaction,
  actor: Actor,
  { pending, code }: { pending: string; code: string },
  given: SignInGiven & { seal: Seal },
): Promise<SignedIn | Refused | BeginAgain> {
  authorise(actor, 'account.sign-in')
  const found = await findSecret(tx, 'second-factor', pending)
  const who = found?.memberId ? await findMemberById(tx, found.memberId) : undefined
  if (!found || !who) return { outcome: 'begin-again' }
  const trier = { account: who.id, address: given.origin.address }
  await takeSignInTry(tx, 'second-factor', trier, given.settings)
  const tries = await countTry(tx, found.id)
  if (tries > given.settings.signInCodeTriesMost) return { outcome: 'begin-again' }
  if (!(await checkSecondFactor(tx, who.id, code, given.seal))) {
    await recordSecurityEvent(tx, {
      kind: 'sign-in.failed',
      actor: visitor,
      memberId: who.id,
      origin: given.origin,
      details: { way: 'second-factor' },
    })
    return { outcome: 'refused' }
  }
  if (!(await useSecret(tx, 'second-factor', pending))) return { outcome: 'begin-again' }
  await giveBackSignInTry(tx, 'second-factor', trier, given.settings)
  return beginSession(tx, who, 'second-factor', given)
}
