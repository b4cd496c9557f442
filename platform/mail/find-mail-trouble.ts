import { inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { mailMessage } from './schema.server.ts'

/** What the mail server said to the newest letter that was tried, if it did not take it; letters go out: undefined. */
export async function findMailTrouble(db: Db): Promise<string | undefined> {
  const [newest] = await db
    .select({ words: mailMessage.lastError })
    .from(mailMessage)
    .where(or(inArray(mailMessage.state, ['sent', 'failed']), isNotNull(mailMessage.lastError)))
    .orderBy(newestFirst(mailMessage.createdAt))
    .limit(1)
  return newest?.words ?? undefined
}
