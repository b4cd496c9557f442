import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { accountKey, findByLogin } from './find-by-login.ts'
import { writeReset } from './letters.ts'
import { makeSecret } from './one-time-secrets.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { LETTERS_OF_ADDRESS, RESET_LETTERS } from './sign-in-limits.ts'

/** Sends a link to choose a new password, if there is such an account; the answer is the same if not. */
export async function askPasswordReset(
  tx: Transaction,
  actor: Actor,
  { login }: { login: string },
  given: SignInGiven,
): Promise<void> {
  authorise(actor, 'account.reset-password')
  const found = await findByLogin(tx, login)
  await countUse(tx.db, LETTERS_OF_ADDRESS, given.origin.address, tx.now)
  await countUse(tx.db, RESET_LETTERS, accountKey(found, login), tx.now)
  await recordSecurityEvent(tx, {
    kind: 'password.reset-asked',
    actor,
    memberId: found?.id,
    origin: given.origin,
  })
  if (!found) return
  const token = await makeSecret(tx, {
    kind: 'reset-password',
    memberId: found.id,
    minutes: given.settings.resetLinkMinutes,
    // A link that went to an address which is no longer the member's must open nothing.
    details: { email: found.email },
  })
  await writeReset(tx, found, token, given)
}
