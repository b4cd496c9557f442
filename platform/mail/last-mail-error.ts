import { isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { mailMessage, type MailState } from './schema.server.ts'

type LastMailError = { writtenAt: Date; words: string; state: MailState }

/** What the mail server said to the newest letter that it did not take; a letter that went out later has forgotten it. */
export async function findLastMailError(db: Db): Promise<LastMailError | undefined> {
  const [row] = await db
    .select({ writtenAt: mailMessage.createdAt, words: mailMessage.lastError, state: mailMessage.state })
    .from(mailMessage)
    .where(isNotNull(mailMessage.lastError))
    .orderBy(newestFirst(mailMessage.createdAt))
    .limit(1)
  return row?.words ? { ...row, words: row.words } : undefined
}
