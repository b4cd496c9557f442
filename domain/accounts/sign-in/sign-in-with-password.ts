import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from './admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { lockIfThere } from '../members/lock-member.ts'
import { accountKey, findByLogin } from './find-by-login.ts'
import type { SignInContext } from './sign-in-context.ts'
import { giveBackSignInTry, takeSignInTry } from './sign-in-limits.ts'
import { identifyAttempt, type SignInAttempt } from './sign-in-attempt.ts'

/** What is known before the password is compared, which happens outside of any transaction. */
type PasswordTry = {
  memberId: string | undefined
  passwordHash: string | null
  attempt: SignInAttempt
}

/** It was wrong; what exactly is never said. */
export type Refused = { outcome: 'refused' }

/** The first half: takes a try and finds the hash to compare with, if there is such an account. */
export async function beginPasswordTry(
  tx: Transaction,
  actor: Actor,
  { login }: { login: string },
  context: SignInContext,
): Promise<PasswordTry> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  const found = await findByLogin(tx, login)
  const attempt = await identifyAttempt(tx, found, context, accountKey(found, login))
  await takeSignInTry(tx, 'password', attempt, context.settings)
  return { memberId: found?.id, passwordHash: found?.passwordHash ?? null, attempt }
}

/** The second half: signs in if the password was right and is still the one that was compared with. */
export async function finishPasswordTry(
  tx: Transaction,
  { memberId, passwordHash, attempt }: PasswordTry,
  isRight: boolean,
  context: SignInContext,
): Promise<SignedIn | Refused> {
  // Held before it is compared: a reset or a change of the password comes wholly before this, or ends the session that begins here.
  const who = isRight && memberId ? await lockIfThere(tx, memberId) : undefined
  if (!who || who.passwordHash === null || who.passwordHash !== passwordHash) {
    await recordSecurityEvent(tx, {
      kind: 'sign-in.failed',
      actor: visitor,
      memberId,
      origin: context.origin,
      details: { way: 'password' },
    })
    return { outcome: 'refused' }
  }
  await giveBackSignInTry(tx, 'password', attempt, context.settings)
  return beginSession(tx, who, 'password', context)
}
