import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { appendEntry, lockTicket } from './append-entry.ts'
import { announceAnswered } from './person/announce-answered.ts'
import { ticket } from './schema.server.ts'

type Said = { number: number; authorId: string; text: string }

/** What staff say to the person, as the desk writes it. */
export async function answerAsStaff(tx: Transaction, { number, authorId, text }: Said): Promise<number> {
  const found = await lockTicket(tx, number)
  const entry = await appendEntry(tx, found, { voice: 'staff', authorId, text })
  await tx.db
    .update(ticket)
    .set({
      state: 'answered',
      isUnread: true,
      answerDueAt: null,
      answeredAt: found.answeredAt ?? tx.now,
      lastSeenByPerson: entry.number,
    })
    .where(eq(ticket.number, number))
  await announceAnswered(tx, number)
  return entry.number
}

/** What staff say to one another. */
export async function noteAsStaff(tx: Transaction, { number, authorId, text }: Said): Promise<number> {
  const found = await lockTicket(tx, number)
  return (await appendEntry(tx, found, { voice: 'note', authorId, text })).number
}

export async function allOf<One>(source: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = []
  for await (const one of source) all.push(one)
  return all
}
