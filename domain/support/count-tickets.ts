import { asc, count, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ticket } from './schema.server.ts'

/** How many tickets wait for an answer, and since when the oldest does. */
export async function countOpenTickets(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const [counted] = await db.select({ waiting: count() }).from(ticket).where(eq(ticket.state, 'open'))
  const [oldest] = await db
    .select({ at: ticket.openedAt })
    .from(ticket)
    .where(eq(ticket.state, 'open'))
    .orderBy(asc(ticket.openedAt))
    .limit(1)
  return { waiting: counted?.waiting ?? 0, oldestAt: oldest?.at ?? null }
}
