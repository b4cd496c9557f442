import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { ticket, ticketEntry } from './schema.server.ts'

type NewEntry = Pick<typeof ticketEntry.$inferInsert, 'voice' | 'text'> &
  Partial<Pick<typeof ticketEntry.$inferInsert, 'authorId' | 'step' | 'details' | 'clientId'>>

export type LockedTicket = typeof ticket.$inferSelect

/** Whoever changes a ticket or writes to it stands in one queue with all others who do. */
export async function lockTicket(tx: Transaction, number: number): Promise<LockedTicket> {
  const [locked] = await tx.db.select().from(ticket).where(eq(ticket.number, number)).for('update')
  if (!locked) throw new NotFound('There is no such ticket')
  return locked
}

/** Adds to what was said and done in a ticket that is locked. What is sent twice is written once. */
export async function appendEntry(
  tx: Transaction,
  { number: ticketNumber }: Pick<LockedTicket, 'number'>,
  entry: NewEntry,
): Promise<{ number: number; isNew: boolean }> {
  const sent = entry.clientId ? await findSent(tx, ticketNumber, entry.clientId) : undefined
  if (sent) return { number: sent.number, isNew: false }
  const [counted] = await tx.db
    .update(ticket)
    .set({ lastNumber: sql`${ticket.lastNumber} + 1`, lastAt: tx.now })
    .where(eq(ticket.number, ticketNumber))
    .returning({ lastNumber: ticket.lastNumber })
  if (!counted) throw new NotFound('There is no such ticket')
  await tx.db
    .insert(ticketEntry)
    .values({ ...entry, ticketNumber, number: counted.lastNumber, writtenAt: tx.now })
  return { number: counted.lastNumber, isNew: true }
}

async function findSent(tx: Transaction, ticketNumber: number, clientId: string) {
  const [sent] = await tx.db
    .select({ number: ticketEntry.number })
    .from(ticketEntry)
    .where(and(eq(ticketEntry.ticketNumber, ticketNumber), eq(ticketEntry.clientId, clientId)))
  return sent
}
