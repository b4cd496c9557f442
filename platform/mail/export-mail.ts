import { asc, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { mailMessage } from './schema.server.ts'

/** Which letters went to an address and when; not their text, which may hold links that still open doors. */
export async function exportMail(db: Db, address: string) {
  return db
    .select({
      kind: mailMessage.kind,
      subject: mailMessage.subject,
      writtenAt: mailMessage.createdAt,
      sentAt: mailMessage.sentAt,
    })
    .from(mailMessage)
    .where(sql`lower(${mailMessage.to}) = lower(${address})`)
    .orderBy(asc(mailMessage.createdAt))
}
