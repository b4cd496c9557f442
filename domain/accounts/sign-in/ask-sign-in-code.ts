import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { hashToken, makeCode, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitAddress } from './admit.ts'
import { accountKey, findByMailbox, findOtherOwner } from './find-by-login.ts'
import { codeForLetter, makeSecret } from '../secrets/one-time-secrets.ts'
import type { SignInContext } from './sign-in-context.ts'
import { CODE_LETTERS, countLetter } from './sign-in-limits.ts'
import { identifyAttempt } from './sign-in-attempt.ts'

/**
 * Sends a code to the member's address and gives the browser the other half of it. Where there is no such account the same
 * is kept and nothing is sent, so that neither this answer nor the next tells.
 */
export async function askSignInCode(
  tx: Transaction,
  actor: Actor,
  { login }: { login: string },
  context: SignInContext,
): Promise<{ pending: string }> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  const found = await findByMailbox(tx, login)
  const account = accountKey(found, login)
  await countLetter(tx, CODE_LETTERS, await identifyAttempt(tx, found, context, account))
  const owner = found && (await findOtherOwner(tx, found))
  const code = makeCode()
  const pending = makeToken()
  await makeSecret(tx, {
    kind: 'sign-in-code',
    ...(found && !owner ? { memberId: found.id, alongside: true } : {}),
    minutes: context.settings.signInCodeMinutes,
    secret: pending,
    details: { codeHash: codeHash(pending, code), account, ...(found ? { email: found.email } : {}) },
  })
  await recordSecurityEvent(tx, {
    kind: 'sign-in.code-asked',
    actor,
    memberId: found?.id,
    origin: context.origin,
  })
  // To an address that is somebody else's no code goes: its owner is told, as when somebody joins with it.
  if (owner) await tx.announce({ kind: 'account.known-address-tried', memberId: owner.id })
  else if (found)
    await tx.announce({
      kind: 'account.sign-in-code-asked',
      email: found.email,
      brand: found.brand,
      code: codeForLetter(tx, code, context.settings.signInCodeMinutes),
    })
  return { pending }
}

/** Six digits alone could be guessed from a hash; with the browser's half they can't. */
export function codeHash(pending: string, code: string): string {
  return hashToken(`${pending} ${code}`)
}
