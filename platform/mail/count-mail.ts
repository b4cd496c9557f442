import { count, eq, gte } from 'drizzle-orm'
import { countInRanges, type TimeRange } from '#platform/db/count-in-ranges.ts'
import type { Db } from '#platform/db/database.ts'
import { MAIL_STATES, mailMessage, type MailState } from './schema.server.ts'

/** Letters written since a moment, by what became of them. */
export async function countMailSince(db: Db, since: Date): Promise<Record<MailState, number>> {
  const rows = await db
    .select({ state: mailMessage.state, found: count() })
    .from(mailMessage)
    .where(gte(mailMessage.createdAt, since))
    .groupBy(mailMessage.state)
  const found = new Map(rows.map((row) => [row.state, row.found]))
  return Object.fromEntries(MAIL_STATES.map((state) => [state, found.get(state) ?? 0])) as Record<
    MailState,
    number
  >
}

/** Whether a mail server ever took a letter of ours, as far back as letters are kept. */
export async function hasSentMail(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ id: mailMessage.id })
    .from(mailMessage)
    .where(eq(mailMessage.state, 'sent'))
    .limit(1)
  return found !== undefined
}

/** Letters written in each of the stretches of time. */
export async function countMailIn(db: Db, ranges: readonly TimeRange[]): Promise<number[]> {
  return countInRanges(db, { table: mailMessage, at: mailMessage.createdAt, ranges })
}
