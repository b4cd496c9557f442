import { and, desc, eq, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { findSecretOf } from '../secrets/one-time-secrets.ts'
import { findMemberById } from '../sign-in/find-by-login.ts'

/** More e-mails to one address are not looked through. */
const NEWEST = 20

/** For a demo, which sends nothing: the words of the e-mail that would verify this member, known by its own secret and never another's. */
export async function findVerificationLetter(
  tx: Transaction,
  memberId: string,
): Promise<{ subject: string; text: string } | undefined> {
  const who = await findMemberById(tx, memberId)
  const secret = who && (await findSecretOf(tx, 'verify-email', memberId))
  if (!secret) return undefined
  const letters = await tx.db
    .select({ subject: mailMessage.subject, text: mailMessage.text, secret: mailMessage.secret })
    .from(mailMessage)
    .where(
      and(eq(sql`lower(${mailMessage.to})`, who.email.toLowerCase()), eq(mailMessage.kind, 'verify-email')),
    )
    .orderBy(desc(mailMessage.createdAt))
    .limit(NEWEST)
  const isOwn = (words: string | null) => hashToken(words?.split('\n')[0] ?? '') === secret.secretHash
  const own = letters.find((letter) => isOwn(letter.secret))
  return own && { subject: own.subject, text: own.text }
}
