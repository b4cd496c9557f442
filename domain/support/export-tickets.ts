import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ticket, ticketEntry } from './schema.server.ts'

/** The tickets written from an address that is proved to be the member's. */
export async function exportTickets(db: Db, email: string) {
  return db
    .select({
      number: ticket.number,
      subject: ticket.subject,
      body: ticketEntry.text,
      name: ticket.name,
      email: ticket.email,
      state: ticket.state,
      openedAt: ticket.openedAt,
    })
    .from(ticket)
    .innerJoin(ticketEntry, and(eq(ticketEntry.ticketNumber, ticket.number), eq(ticketEntry.number, 1)))
    .where(sql`lower(${ticket.email}) = lower(${email})`)
    .orderBy(asc(ticket.number))
}
