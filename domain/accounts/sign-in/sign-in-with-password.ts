import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from './admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { accountKey, findByLogin, findMemberById } from './find-by-login.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { giveBackSignInTry, takeSignInTry } from './sign-in-limits.ts'
import { identifyTrier, type Trier } from './trier.ts'

/** What is known before the password is compared, which happens outside of any transaction. */
export type PasswordTry = {
  memberId: string | undefined
  passwordHash: string | null
  trier: Trier
}

/** It was wrong; what exactly is never said. */
export type Refused = { outcome: 'refused' }

/** The first half: takes a try and finds the hash to compare with, if there is such an account. */
export async function beginPasswordTry(
  tx: Transaction,
  actor: Actor,
  { login }: { login: string },
  given: SignInGiven,
): Promise<PasswordTry> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, given.origin)
  const found = await findByLogin(tx, login)
  const trier = await identifyTrier(tx, found, given, accountKey(found, login))
  await takeSignInTry(tx, 'password', trier, given.settings)
  return { memberId: found?.id, passwordHash: found?.passwordHash ?? null, trier }
}

/** The second half: signs in if the password was right and is still the one that was compared with. */
export async function finishPasswordTry(
  tx: Transaction,
  { memberId, passwordHash, trier }: PasswordTry,
  isRight: boolean,
  given: SignInGiven,
): Promise<SignedIn | Refused> {
  const who = isRight && memberId ? await findMemberById(tx, memberId) : undefined
  if (!who || who.passwordHash === null || who.passwordHash !== passwordHash) {
    await recordSecurityEvent(tx, {
      kind: 'sign-in.failed',
      actor: visitor,
      memberId,
      origin: given.origin,
      details: { way: 'password' },
    })
    return { outcome: 'refused' }
  }
  await giveBackSignInTry(tx, 'password', trier, given.settings)
  return beginSession(tx, who, 'password', given)
}
