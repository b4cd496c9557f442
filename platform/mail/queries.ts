import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { mailMessage, type MailMessage } from './schema.server.ts'

export type { MailMessage }

/** How many letters the outbox still has to send. */
export async function countWaitingMail(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(mailMessage)
    .where(eq(mailMessage.state, 'waiting'))
  return row?.waiting ?? 0
}

/** The mailbox of a marketplace without a mail server: its letters, newest first. */
export async function listStoredMail(db: Db, options: { limit: number }): Promise<MailMessage[]> {
  return db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.state, 'kept'))
    .orderBy(newestFirst(mailMessage.createdAt), desc(mailMessage.id))
    .limit(options.limit)
}

export async function findStoredMail(db: Db, id: string): Promise<MailMessage | undefined> {
  const [letter] = await db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.id, id), eq(mailMessage.state, 'kept')))
  return letter
}
