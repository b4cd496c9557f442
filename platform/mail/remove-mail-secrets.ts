import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { mailMessage } from './schema.server.ts'
import { TOO_LATE, withoutSecret } from './without-secret.ts'

const AT_ONCE = 500

/**
 * Takes tokens and codes out of letters in which they are dead, or which a process of an earlier version sent. One that
 * still waits is given up then: it would lead its reader to a closed door.
 */
export async function removeMailSecrets(db: Db, now: Date): Promise<number> {
  const isOver = and(
    sql`${mailMessage.secretUntil} is not null`,
    or(lte(mailMessage.secretUntil, now), inArray(mailMessage.state, ['sent', 'failed'])),
  )
  let removed = 0
  for (;;) {
    // What is being sent this moment is locked, and sees to it itself.
    const some = db
      .select({ id: mailMessage.id })
      .from(mailMessage)
      .where(isOver)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const { rowCount } = await db
      .update(mailMessage)
      .set({
        ...withoutSecret,
        state: sql`case when ${eq(mailMessage.state, 'waiting')} then 'failed' else ${mailMessage.state} end`,
        lastError: sql`case when ${eq(mailMessage.state, 'waiting')} then ${TOO_LATE} else ${mailMessage.lastError} end`,
      })
      .where(inArray(mailMessage.id, some))
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < AT_ONCE) return removed
  }
}
