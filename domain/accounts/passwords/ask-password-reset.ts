import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { accountKey, findByMailbox, findOtherOwner } from '../sign-in/find-by-login.ts'
import { forLetter, makeSecret } from '../secrets/one-time-secrets.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { countLetter, RESET_LETTERS } from '../sign-in/sign-in-limits.ts'
import { identifyAttempt } from '../sign-in/sign-in-attempt.ts'

/** Sends a link to choose a new password, if there is such an account; the answer is the same if not. */
export async function askPasswordReset(
  tx: Transaction,
  actor: Actor,
  { login }: { login: string },
  context: SignInContext,
): Promise<void> {
  authorise(actor, 'account.reset-password')
  const found = await findByMailbox(tx, login)
  await countLetter(tx, RESET_LETTERS, await identifyAttempt(tx, found, context, accountKey(found, login)))
  await recordSecurityEvent(tx, {
    kind: 'password.reset-asked',
    actor,
    memberId: found?.id,
    origin: context.origin,
  })
  if (!found) return
  const owner = await findOtherOwner(tx, found)
  if (owner) return tx.announce({ kind: 'account.known-address-tried', memberId: owner.id })
  const { resetLinkMinutes } = context.settings
  const token = await makeSecret(tx, {
    kind: 'reset-password',
    memberId: found.id,
    minutes: resetLinkMinutes,
    // A link that went to an address which is no longer the member's must open nothing.
    details: { email: found.email },
  })
  await tx.announce({
    kind: 'account.password-reset-asked',
    memberId: found.id,
    token: forLetter(tx, token, resetLinkMinutes),
    next: context.next,
  })
}
