import { and, eq, inArray } from 'drizzle-orm'
import { namesOfNobody, type Person } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { isOf } from './export-tickets.ts'
import { ticket, ticketEntry, ticketFile } from './schema.server.ts'

/**
 * Keeps what was asked and answered, without who asked: under no name, without any files, what they rated in words and the words by which the
 * desk found them. What is over stays so; what was open is closed, since nobody reads an answer.
 */
export async function anonymiseTickets(tx: Transaction, person: Person): Promise<string[]> {
  const { displayName: name, email } = namesOfNobody(person.id)
  const theirs = tx.db
    .select({ number: ticket.number })
    .from(ticket)
    .where(isOf(person, { evenUnproved: true }))
  // Those of answers and notes too: they were about this person.
  const files = await tx.db
    .delete(ticketFile)
    .where(inArray(ticketFile.ticketNumber, theirs))
    .returning({ fileKey: ticketFile.fileKey })
  const changed = await tx.db
    .update(ticket)
    .set({ name, email, memberId: null, linkHash: null, ratingWords: '', words: null, isUnread: false })
    .where(isOf(person, { evenUnproved: true }))
    .returning({ number: ticket.number, state: ticket.state })
  const going = changed.filter(({ state }) => state !== 'closed').map((one) => one.number)
  if (going.length > 0)
    await tx.db.update(ticket).set({ state: 'closed', closedAt: tx.now }).where(inArray(ticket.number, going))
  await tx.db
    .update(ticketEntry)
    .set({ authorId: null, clientId: null })
    .where(and(eq(ticketEntry.voice, 'person'), eq(ticketEntry.authorId, person.id)))
  return files.map(({ fileKey }) => fileKey)
}
