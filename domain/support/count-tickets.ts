import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ticket } from './schema.server.ts'

/** What nobody proved is nobody's yet. */
const isOnDesk = and(eq(ticket.state, 'open'), isNotNull(ticket.provedAt))

/** How many tickets wait for an answer, and since when the oldest does. */
export async function countOpenTickets(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const [counted] = await db.select({ waiting: count() }).from(ticket).where(isOnDesk)
  const [oldest] = await db
    .select({ at: ticket.openedAt })
    .from(ticket)
    .where(isOnDesk)
    .orderBy(asc(ticket.openedAt))
    .limit(1)
  return { waiting: counted?.waiting ?? 0, oldestAt: oldest?.at ?? null }
}
