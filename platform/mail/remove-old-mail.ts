import { and, lt, ne } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { mailMessage } from './schema.server.ts'

const RETENTION_DAYS = 30

/** Letters hold codes and links: once sent and old, nobody has a reason to keep them. */
export async function removeOldMail(db: Db, now: Date): Promise<void> {
  await deleteInPortions(
    db,
    mailMessage,
    and(ne(mailMessage.state, 'waiting'), lt(mailMessage.createdAt, addDays(now, -RETENTION_DAYS))),
  )
}
