import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { mailMessage } from './schema.server.ts'

/** More e-mails of one kind to one address are not looked through. */
const NEWEST = 20

/** The words of a letter that is still in the outbox with its secret, for whoever can tell that the secret is theirs. */
export async function findLetterBySecret(
  tx: Transaction,
  { to, kind }: { to: string; kind: string },
  isOwn: (secret: string) => boolean,
): Promise<{ subject: string; text: string } | undefined> {
  const letters = await tx.db
    .select({ subject: mailMessage.subject, text: mailMessage.text, secret: mailMessage.secret })
    .from(mailMessage)
    .where(and(eq(sql`lower(${mailMessage.to})`, to.toLowerCase()), eq(mailMessage.kind, kind)))
    .orderBy(newestFirst(mailMessage.createdAt))
    .limit(NEWEST)
  const own = letters.find(({ secret }) => isOwn(secret?.split('\n')[0] ?? ''))
  return own && { subject: own.subject, text: own.text }
}
