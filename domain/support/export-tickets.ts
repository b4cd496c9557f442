import { asc, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ticket } from './schema.server.ts'

/** The tickets written from an address that is proved to be the member's. */
export async function exportTickets(db: Db, email: string) {
  return db
    .select({
      number: ticket.number,
      subject: ticket.subject,
      body: ticket.body,
      name: ticket.name,
      email: ticket.email,
      state: ticket.state,
      openedAt: ticket.openedAt,
    })
    .from(ticket)
    .where(sql`lower(${ticket.email}) = lower(${email})`)
    .orderBy(asc(ticket.number))
}
