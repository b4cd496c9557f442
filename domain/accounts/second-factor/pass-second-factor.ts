import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { findMemberById } from '../sign-in/find-by-login.ts'
import { countTry, findSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import type { PasskeyAnswer } from '../passkeys/passkey-input.ts'
import { keepWaitingLink } from '../providers/link-provider.ts'
import { checkSecondFactor } from './second-factor.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { giveBackSignInTry, takeSignInTry } from '../sign-in/sign-in-limits.ts'
import type { Refused } from '../sign-in/sign-in-with-password.ts'
import { identifyAttempt } from '../sign-in/sign-in-attempt.ts'

/** The first proof is no longer good (used, expired, too many tries, or the password was changed): begin again. */
type BeginAgain = { outcome: 'begin-again' }

/** The second proof: the code of the app or a recovery code, or the answer of a passkey. */
type Second = { pending: string } & ({ code: string } | { answer: PasskeyAnswer })

/** Opens the door to one whose first proof was right and who brings a second one. */
export async function passSecondFactor(
  tx: Transaction,
  actor: Actor,
  second: Second,
  context: SignInContext & { seal: Seal },
): Promise<SignedIn | Refused | BeginAgain> {
  authorise(actor, 'account.sign-in')
  const { pending } = second
  const found = await findSecret(tx, 'second-factor', pending)
  const who = found?.memberId ? await findMemberById(tx, found.memberId) : undefined
  if (!found || !who) return { outcome: 'begin-again' }
  const attempt = await identifyAttempt(tx, who, context)
  await takeSignInTry(tx, 'second-factor', attempt, context.settings)
  const tries = await countTry(tx, found.id)
  if (tries > context.settings.signInCodeTriesMost) return { outcome: 'begin-again' }
  if (!(await isRight(tx, who.id, second, context))) {
    await recordSecurityEvent(tx, {
      kind: 'sign-in.failed',
      actor: visitor,
      memberId: who.id,
      origin: context.origin,
      details: { way: 'second-factor', by: 'answer' in second ? 'passkey' : 'code' },
    })
    return { outcome: 'refused' }
  }
  const used = await useSecret(tx, 'second-factor', pending)
  if (!used) return { outcome: 'begin-again' }
  await giveBackSignInTry(tx, 'second-factor', attempt, context.settings)
  await keepWaitingLink(tx, actor, who.id, used.details, context)
  return beginSession(tx, who, 'second-factor', context)
}

async function isRight(
  tx: Transaction,
  memberId: string,
  second: Second,
  context: SignInContext & { seal: Seal },
): Promise<boolean> {
  if (!('answer' in second)) return checkSecondFactor(tx, memberId, second.code, context)
  const { siteOrigin } = context
  const asked = { purpose: 'second-factor', boundTo: second.pending, memberId, siteOrigin } as const
  return (await checkPasskey(tx, second.answer, asked)).isRight
}
