import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { hashToken, makeCode, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { admitAddress } from './admit.ts'
import { accountKey, findByLogin } from './find-by-login.ts'
import { writeSignInCode } from './letters.ts'
import { makeSecret } from './one-time-secrets.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { CODE_LETTERS, LETTERS_OF_ADDRESS } from './sign-in-limits.ts'

/**
 * Sends a code to the member's address and gives the browser the other half of it. Where there is no such account the same
 * is kept and nothing is sent, so that neither this answer nor the next tells.
 */
export async function askSignInCode(
  tx: Transaction,
  actor: Actor,
  { login }: { login: string },
  given: SignInGiven,
): Promise<{ pending: string }> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, given.origin)
  const found = await findByLogin(tx, login)
  const account = accountKey(found, login)
  await countUse(tx.db, LETTERS_OF_ADDRESS, given.origin.address, tx.now)
  await countUse(tx.db, CODE_LETTERS, account, tx.now)
  const code = makeCode()
  const pending = makeToken()
  await makeSecret(tx, {
    kind: 'sign-in-code',
    ...(found ? { memberId: found.id } : {}),
    minutes: given.settings.signInCodeMinutes,
    secret: pending,
    details: { codeHash: codeHash(pending, code), account },
  })
  await recordSecurityEvent(tx, {
    kind: 'sign-in.code-asked',
    actor,
    memberId: found?.id,
    origin: given.origin,
  })
  if (found) await writeSignInCode(tx, found, code, given)
  return { pending }
}

/** Six digits alone could be guessed from a hash; with the browser's half they can't. */
export function codeHash(pending: string, code: string): string {
  return hashToken(`${pending} ${code}`)
}
