import { visitor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { makeCode } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findOtherOwner, type Member } from '../sign-in/find-by-login.ts'
import { codeHash } from '../sign-in/ask-sign-in-code.ts'
import { codeForLetter, forLetter, makeSecret } from '../secrets/one-time-secrets.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'

const VERIFY_LINK_MINUTES = 3 * 24 * 60

/**
 * Sends the link that proves an address, and a code that does so in the browser that asked; earlier ones are worth nothing from now on. Where the address is another's, that one is
 * told instead: only the mailbox knows which letter it was.
 */
export async function sendVerification(
  tx: Transaction,
  who: Member,
  context: SignInContext,
  sessionToken = context.replacesToken,
): Promise<void> {
  const owner = await findOtherOwner(tx, who)
  if (owner) return tellOwner(tx, owner, context)
  const code = sessionToken && makeCode()
  const token = await makeSecret(tx, {
    kind: 'verify-email',
    memberId: who.id,
    minutes: VERIFY_LINK_MINUTES,
    details: { email: who.email, ...(code ? { codeHash: codeHash(sessionToken, code) } : {}) },
  })
  await tx.announce({
    kind: 'account.verification-asked',
    memberId: who.id,
    token: forLetter(tx, token, VERIFY_LINK_MINUTES),
    code: code ? codeForLetter(tx, code, VERIFY_LINK_MINUTES) : undefined,
    next: context.next,
  })
}

async function tellOwner(tx: Transaction, owner: Member, context: SignInContext): Promise<void> {
  await recordSecurityEvent(tx, {
    kind: 'account.registration-with-known-email',
    actor: visitor,
    memberId: owner.id,
    origin: context.origin,
  })
  await tx.announce({ kind: 'account.known-address-tried', memberId: owner.id })
}
