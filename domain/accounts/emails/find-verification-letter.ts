import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findLetterBySecret } from '#platform/mail/find-letter-by-secret.ts'
import { findSecretOf } from '../secrets/one-time-secrets.ts'
import { findMemberById } from '../sign-in/find-by-login.ts'

/** For a demo, which sends nothing: the words of the e-mail that would verify this member, known by its own secret and never another's. */
export async function findVerificationLetter(
  tx: Transaction,
  memberId: string,
): Promise<{ subject: string; text: string } | undefined> {
  const who = await findMemberById(tx, memberId)
  const held = who && (await findSecretOf(tx, 'verify-email', memberId))
  if (!held) return undefined
  const isOwn = (secret: string) => hashToken(secret) === held.secretHash
  return findLetterBySecret(tx, { to: who.email, kind: 'verify-email' }, isOwn)
}
